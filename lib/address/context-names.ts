/**
 * The words before a text that tell whether it is an address, for stands-out.ts. What is named last decides. First group: what is paid
 * to; second: a network whose addresses are 32 bytes in hex, as transactions of others are; the rest: what else has this form.
 */
export const contextNames = new RegExp(
  [
    '((?:(\\/(?:account|address|contract)(?:e?s)?\\/ ?$|sui(?:scan|vision)|(?<![a-z])(?:sui|iota|apt|strk)(?![a-z])|aptos|aion|stark(?:net|scan)|voyager\\.online)',
    '|sol(?:ana|scan)|(?<![a-z])(?:sol|kda|cspr)(?![a-z])|birdeye|jup\\.ag|pump\\.fun|magiceden|rugcheck|raydium|meteora\\.ag|axiom\\.trade|declare_id|arweave(?!\\.(?:net|dev))|casper|kadena',
    '|ton(?:viewer|scan|coin)|(?<![a-z])ton(?=:))(?:\\S*/tokens?/)?',
    '|(?<![a-z])(?:addr|dest|paye[er]|to)(?=[=:])|wallet|address|account|phantom|pub(?:lic)?[ _-]?key|mint',
    '|program[ _-]?id|spl[ _-]token|recipient|donat|adres|direcci|endere',
    // Where Solscan, Jupiter, pump.fun and Magic Eden lead within themselves: no name of theirs stands before it.
    '|^(?:\\/\\w\\w)?\\/(?:coin|tokens?|profile|portfolio|u)\\/ ?$',
    '|empf[äa]nger|destinat[aá]ri|عنوان|محفظ|مستلم|адрес|кошел|地址|钱包|錢包|アドレス|ウォレット|주소|지갑)',
    '|ed25519|secp256k1|encryption[ _-]?public[ _-]?key',
    '|(?<![a-z])(?:e-?mail|ip|mac|web)[ _-]?address|(?:sent|drained)(?!.{0,64} (?:by|to)\\b)',
    '|hash|х[еэ]ш|哈希|ハッシュ|해시|digest|"crv"|signature|integrity|sha-?\\d|checksum|(?:finger|thumb)print|nonce|secret|private|commit',
    '|(?<![a-z])(?:txn?s?|ids?)(?![a-z])|(?:\\w[ _-])?token:?',
    '|(?<![a-z])(?:state|sid|sess|auth|[cx]srf|sig)(?=["\']?[=:])|(?<![a-z])code=|uuid|receipt',
    // What Arweave and its gateways serve, and what an e-mail asks to follow: 43 characters are 32 bytes of base64url.
    '|arweave\\.(?:net|dev)\\/|(?<![a-z])ar:\\/\\/|irys\\.xyz\\/|\\/[\\w-]{0,20}(?:activat|confirm|verif|reset|invit|unsubscri|magic|recover)[\\w-]{0,20}(?=[/?])',
    '|\\/class\\/|transaction|block(?!chain)|bearer|jwt|session|cookie|etag|base64',
    '|password|key|challenge|verifier|object|package|slot|topic|bytes|root|proof',
  ].join(''),
  'gi',
);

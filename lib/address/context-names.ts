/**
 * The words before a text that tell whether it is an address, for stands-out.ts. What is named last decides. First group: what is paid
 * to; second: a network whose addresses are 32 bytes in hex, as transactions of others are; third: what may be about an account or not, so
 * that the look of the text decides; the rest: what else has this form.
 */
export const contextNames = new RegExp(
  [
    '((?:(\\/(?:account|address|contract)(?:e?s)?\\/ ?$|sui(?:scan|vision)|(?<![a-z])(?:sui|iota|apt|strk)(?![a-z])|aptos|movement(?=network| (?:account|address|wallet))|aion|stark(?:net|scan)|voyager\\.online|(?:argent|braavos|petra|slush|suiet)(?= (?:x )?wallet))',
    '|sol(?:ana|scan)|(?<![a-z])(?:sol|kda|cspr)(?![a-z])|birdeye|jup\\.ag|pump\\.fun|magiceden|rugcheck|raydium|meteora\\.ag|axiom\\.trade|declare_id|arweave(?!\\.(?:net|dev))|casper|kadena',
    '|ton(?:viewer|scan|coin)|(?<![a-z])ton(?=:))(?:\\S*/tokens?/)?',
    '|(?<![a-z])(?:(?:addr|dest|paye[er]|to)(?=[=:])|(?:attacker|destination|from|owner|scammer|sender|signer|victim)(?==))|wallet|address|account|phantom|pub(?:lic)?[ _-]?key|mint',
    '|program[ _-]?id|spl[ _-]token|recipient|donat|adres|direcci|endere',
    // Where Solscan, Jupiter, pump.fun and Magic Eden lead within themselves: no name of theirs stands before it.
    '|^(?:\\/\\w\\w)?\\/(?:coin|tokens?|profile|portfolio|u)\\/ ?$',
    '|empf[äa]nger|destinat[aá]ri|عنوان|محفظ|مستلم|адрес|кошел|地址|钱包|錢包|アドレス|ウォレット|주소|지갑)',
    '|encryption[ _-]?public[ _-]?key|(?<![a-z])(?:e-?mail|ip|mac|web)[ _-]?address',
    '|(?:ed25519|secp256k1|hash|х[еэ]ш|哈希|ハッシュ|해시|digest|"crv"|signature|integrity|sha-?\\d+|checksum|(?:finger|thumb)print|nonce|secret|private|commit',
    // Of services and code: what is bought and sold is a token, too.
    '|token(?:(?<=(?:[\\w-]|(?:access|api|auth|bearer|bot|csrf|id|login|personal|refresh|reset|secret|security|session|user) )token)',
    '|(?<!(?:fake|meme|rug|scam|sol(?:ana)?|spl|usd[ct]) token)(?=s?[^\\w:]*$|["\'`]))',
    '|(?<![a-z])(?:(?:txn?s?|ids?)(?![a-z])|(?:state|sid|sess|auth|[cx]srf|sig)(?=["\']?[=:])|code=|ar:\\/\\/)|uuid|receipt',
    // What Arweave and its gateways serve, and what an e-mail asks to follow: 43 characters are 32 bytes of base64url.
    '|arweave\\.(?:net|dev)\\/|irys\\.xyz\\/|\\/[\\w-]{0,20}(?:activat|confirm|verif|reset|invit|unsubscri|magic|recover)[\\w-]{0,20}(?=[/?])',
    '|\\/class\\/|transaction|block(?<!(?:please|pls|i) block)(?!chain|ed| ?explor|iert|ing|list|t(?:ime|ra))|bearer|jwt|session|cookie|etag|base64',
    '|password|key|challenge|verifier|object|package|root',
    '|(token:(?<!(?:aptos|iota|starknet|sui) token:)|(?:sent|drained)(?!.{0,64} (?:by|to)\\b)|(?:amm|market|pool)[ _-]?id|slot|topic|bytes|proof))',
    // None of these with a number of its own, or before who did it: 'Report ID 4521: …', 'Transaction from …', 'Tx 5vG…, scammer: …'.
    '(?!\\W?histor|\\W{0,3}\\d{3,}(?!\\w)|[^]{0,64}(?:(?<!\\w)(?:an|by|for|from|of|para|source|to|von|with|на|от|من|从|從)(?: th(?:at|is) \\w+)?\\W{0,4}',
    '|(?<!of (?:the )?)(?:attack|authority|betr[üu]g|counterparty|dev\\W|estafa|exploiter|fraud|golpista|hacker|initiator|owner|payer|phish|receiver|scam|sender|signer|thief|victim',
    '|мошенник|отправител|骗子|騙子|詐欺|诈骗|詐騙|黑客|送信者|محتال|نصاب)[^]{0,16})$)',
  ].join(''),
  'gi',
);

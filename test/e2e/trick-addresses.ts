export const alice = '0x52908400098527886E0F7030069857D2E4169EE7';
/** Made to look like Alice's: the ends that people compare are the same. */
export const poisoned = '0x5290840f2a1b3c4d5e6f708192a3b4c5d6e69ee7';
/** Alice's with another last digit, and in one case, so that no checksum tells. */
export const mistyped = '0x52908400098527886e0f7030069857d2e4169ee8';
export const mallory = '0xde709f2102306220921060314715629080e2fb77';
// Both from the starter list, and the key of one written as another address.
export const wannaCry = '115p7UMMngoj1pMvkpHijcRdfJNXj6LrLn';
export const wannaCryToo = '13AM4VW2dhxYgXeQepoHkHSQuy6NgaEb94';
export const sameKey = 'bc1qz76tmxsnj9vxzn502nrtsq9psgnqjsm2yr9kem';
/** The same on Litecoin. */
export const onLitecoin = 'LMPJKhoriNCbwLLZpxnb2JWB8BTet78WeV';
export const bitcoin = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
export const hidden = `${bitcoin.slice(0, 10)}\u200b${bitcoin.slice(10)}`;
export const turned = `${bitcoin.slice(0, 10)}\u202e${bitcoin.slice(10)}`;
export const disguised = bitcoin.replace('a', 'а');
export const testnet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
/** Of the XRP Ledger, where exchanges tell their customers apart by a tag. */
export const exchange = 'rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh';
export const contract = 'KT1GyeRktoGPEKsWpchWguyy8FAf3aNHkw2T';

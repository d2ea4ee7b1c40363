import { expect, test } from 'vitest';
import { identifyNetworks } from '@/lib/address/identify';

test.each([
  ['1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2', ['bitcoin']],
  ['3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy', ['bitcoin', 'litecoin']],
  ['bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', ['bitcoin']],
  ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', ['ethereum', 'bsc']],
  ['0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed', ['ethereum', 'bsc']],
  ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', ['tron']],
  ['TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', ['solana']],
  ['LVuDpNCSSj6pQ7t9Pv6d6sUkLKoqDEVUnJ', ['litecoin']],
  ['MJaRnao1s62a2zAKSkmG582KbLKianqb7v', ['litecoin']],
  ['rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh', ['xrp']],
  ['X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ', ['xrp']],
  ['T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ', []],
  ['tb1qrp33g0q5c5txsp9arysrx4k6zdkfs4nce4xj0gdcccefvpysxf3q0sl5k7', []],
  ['0x88df016429689c079f3b2f6ad39fa052532c56795b733da78a91ebe6a713944b', []],
  ['', []],
])('"%s" can live on %j', (address, expected) => {
  expect(identifyNetworks(address)).toEqual(expected);
});

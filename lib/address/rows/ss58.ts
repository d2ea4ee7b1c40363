import { type Row, row } from './row';

/** Networks whose addresses are SS58; the numbers are the ss58 registry's (paritytech/ss58-registry). */
export const ss58Rows = [
  substrate(20, 'polkadot', ['dot', 'DOT', 'Polkadot'], 0, 'polkadot'),
  substrate(51, 'kusama', ['ksm', 'KSM', 'Kusama'], 2, 'kusama'),
  row(52, 'bittensor', ['tao', 'TAO', 'Bittensor'], 'https://taostats.io/account/', [
    { family: 'ss58', prefix: 42 },
    { family: 'ss58', prefix: 13116 },
  ]),
  substrate(201, 'astar', ['astr', 'ASTR', 'Astar'], 5, 'astar'),
  substrate(202, 'acala', ['aca', 'ACA', 'Acala'], 10, 'acala'),
  substrate(203, 'polymesh', ['polyx', 'POLYX', 'Polymesh'], 12, 'polymesh'),
  substrate(204, 'bifrost', ['bnc', 'BNC', 'Bifrost'], 6, 'bifrost'),
  substrate(205, 'karura', ['kar', 'KAR', 'Karura'], 8, 'karura'),
  substrate(206, 'centrifuge', ['cfg', 'CFG', 'Centrifuge'], 36, 'centrifuge'),
  substrate(207, 'nodle', ['nodl', 'NODL', 'Nodle'], 37, 'nodle'),
  substrate(208, 'kilt', ['kilt', 'KILT', 'KILT'], 38, 'spiritnet'),
  substrate(209, 'hydration', ['hdx', 'HDX', 'Hydration'], 63, 'hydration'),
  substrate(210, 'zeitgeist', ['ztg', 'ZTG', 'Zeitgeist'], 73, 'zeitgeist'),
  substrate(211, 'manta', ['kma', 'MANTA', 'Manta'], 77, 'manta'),
  substrate(212, 'vara', ['vara', 'VARA', 'Vara'], 137, 'vara'),
  substrate(213, 'interlay', ['intr', 'INTR', 'Interlay'], 2032, 'interlay'),
  substrate(214, 'unique', ['unq', 'UNQ', 'Unique'], 7391, 'unique'),
  substrate(338, 'enjin', ['enj', 'ENJ', 'Enjin'], 2135, 'enjin'),
  substrate(339, 'enjin-matrix', ['enj-matrix', 'ENJ', 'Enjin Matrix'], 1110, 'matrix'),
  substrate(370, 'phala', ['pha', 'PHA', 'Phala'], 30, 'phala'),
  substrate(371, 'heima', ['hei', 'HEI', 'Heima'], 31),
  substrate(372, 'robonomics', ['xrt', 'XRT', 'Robonomics'], 32, 'robonomics'),
  substrate(373, 'polimec', ['plmc', 'PLMC', 'Polimec'], 41, 'polimec'),
  substrate(374, 'crust', ['cru', 'CRU', 'Crust'], 66, 'crust'),
  substrate(375, 'sora', ['xor', 'XOR', 'SORA'], 69, 'sora'),
  substrate(376, 'energy-web-x', ['ewx', 'EWT', 'Energy Web X'], 64, 'energywebx'),
  substrate(377, 'joystream', ['joy', 'JOY', 'Joystream'], 126, 'joystream'),
  substrate(378, 'humanode', ['hmnd', 'HMND', 'Humanode'], 5234, 'humanode'),
  substrate(379, 'autonomys', ['ai3', 'AI3', 'Autonomys'], 6094, 'autonomys'),
  substrate(380, 'kintsugi', ['kint', 'KINT', 'Kintsugi'], 2092, 'kintsugi'),
  substrate(381, 'pendulum', ['pen', 'PEN', 'Pendulum'], 56, 'pendulum'),
  substrate(382, 'polkadex', ['pdex', 'PDEX', 'Polkadex'], 88, 'polkadex'),
  substrate(383, 'edgeware', ['edg', 'EDG', 'Edgeware'], 7, 'edgeware'),
  substrate(384, 'chainflip', ['flip', 'FLIP', 'Chainflip'], 2112),
  substrate(215, 'substrate', ['substrate', 'Unit', 'Substrate (any chain)'], 42),
] as const satisfies readonly Row[];

/** A row with its prefix and its name at the explorer of most. */
function substrate<const Id extends string>(
  rank: number,
  id: Id,
  names: readonly [code: string, symbol: string, name: string],
  prefix: number,
  subscan?: string,
): Row & { id: Id } {
  const explorer = subscan ? (`https://${subscan}.subscan.io/account/` as const) : undefined;
  return row(rank, id, names, explorer, [{ family: 'ss58', prefix }]);
}

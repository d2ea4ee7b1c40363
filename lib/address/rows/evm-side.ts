import { evm, type Row, row } from './row';

/** Where networks that have addresses of their own run contracts of Ethereum: there, addresses are 0x and 40 hex digits. */
export const evmSideRows = [
  row(34.5, 'sei-evm', ['sei-evm', 'SEI', 'Sei EVM'], 'https://seiscan.io/address/', evm),
  row(
    140,
    'conflux-espace',
    ['cfx-evm', 'CFX', 'Conflux eSpace'],
    'https://evm.confluxscan.org/address/',
    evm,
  ),
  row(144, 'kava-evm', ['kava-evm', 'KAVA', 'Kava EVM'], 'https://kavascan.com/address/', evm),
  row(148, 'evmos-evm', ['evmos-evm', 'EVMOS', 'Evmos EVM'], undefined, evm),
  row(149, 'iotex-evm', ['iotex-evm', 'IOTX', 'IoTeX EVM'], 'https://iotexscan.io/address/', evm),
  row(153, 'acala-evm', ['aca-evm', 'ACA', 'Acala EVM'], undefined, evm),
  row(160, 'zeta-evm', ['zeta-evm', 'ZETA', 'ZetaChain EVM'], undefined, evm),
  row(
    183,
    'etherlink',
    ['etherlink', 'XTZ', 'Etherlink'],
    'https://explorer.etherlink.com/address/',
    evm,
  ),
  row(
    184,
    'filecoin-evm',
    ['fil-evm', 'FIL', 'Filecoin EVM'],
    'https://filecoin.blockscout.com/address/',
    evm,
  ),
  row(
    185,
    'hedera-evm',
    ['hbar-evm', 'HBAR', 'Hedera EVM'],
    'https://hashscan.io/mainnet/account/',
    evm,
  ),
  row(186, 'flow-evm', ['flow-evm', 'FLOW', 'Flow EVM'], 'https://evm.flowscan.io/address/', evm),
  row(
    187,
    'injective-evm',
    ['inj-evm', 'INJ', 'Injective EVM'],
    'https://blockscout.injective.network/address/',
    evm,
  ),
  row(
    188,
    'zilliqa-evm',
    ['zil-evm', 'ZIL', 'Zilliqa EVM'],
    'https://otterscan.zilliqa.com/address/',
    evm,
  ),
  row(
    189,
    'harmony-evm',
    ['one-evm', 'ONE', 'Harmony EVM'],
    'https://explorer.harmony.one/address/',
    evm,
  ),
  row(
    190,
    'astar-evm',
    ['astr-evm', 'ASTR', 'Astar EVM'],
    'https://astar.blockscout.com/address/',
    evm,
  ),
] as const satisfies readonly Row[];

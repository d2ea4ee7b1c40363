import type { OwnImport } from './own-messages';

/** The messages about all that the extension keeps. */
export type DataMessages = {
  /**
   * Everything but the key and what the service's and the public lists hold, as a JSON file. `lost`: names of lists from files of which
   * nothing is stored, so that they are not in it.
   */
  'data/export': {
    request: undefined;
    response: { fileName: string; text: string; lost: string[] };
  };
  /** What an exported file would change; changes nothing. */
  'data/preview': { request: { text: string }; response: DataImport };
  /** Takes what 'data/preview' tells of the same text. */
  'data/import': { request: { text: string }; response: DataImport };
  /** Forgets everything, the key too. Afterwards all is as after the installation. */
  'data/erase': { request: undefined; response: null };
};

export type DataImport =
  | {
      status: 'read';
      settings: SettingNews[];
      /** Names of lists that are not here, with the hosts that they are read from; and how many are. */
      lists: { added: string[]; same: number };
      own: Extract<OwnImport, { status: 'read' }>;
      /** How many checks of the history are not here yet. */
      checks: number;
      /** The permissions that service and lists need: ask for them in the click. */
      origins: string[];
    }
  | { status: 'refused'; message: string };

/** A setting that would be another one. `losesKey`: the key that is saved belongs to the service before. */
export type SettingNews =
  | {
      name:
        | 'pageChecks'
        | 'quietUnderline'
        | 'askOnHover'
        | 'holdPastes'
        | 'notifyReported'
        | 'history';
      to: boolean;
    }
  | { name: 'staleDays'; from: number; to: number }
  | { name: 'serviceAddress'; to: string; losesKey: boolean }
  | { name: 'offSites'; added: string[] };

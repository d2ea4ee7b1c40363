import { secretField } from './words';

/** Whether a field is for a password, a code or a card number. */
export function isForSecrets({
  type,
  autocomplete,
}: {
  type: string;
  autocomplete: string;
}): boolean {
  return type === 'password' || secretField.test(autocomplete);
}

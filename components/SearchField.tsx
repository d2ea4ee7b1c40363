import type { ComponentProps } from 'react';
import { TextField } from './TextField';

/** A box that searches a list. */
export function SearchField(
  field: Pick<ComponentProps<typeof TextField>, 'label' | 'placeholder' | 'value' | 'onChange'>,
) {
  return (
    <search>
      <TextField type="search" {...field} />
    </search>
  );
}

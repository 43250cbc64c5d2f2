import { NativeSelect, type NativeSelectProps } from '@mantine/core';
import type { Choice } from '../copy/choices';

interface ChoiceSelectProps extends Omit<NativeSelectProps, 'data' | 'children'> {
  choices: readonly Choice[];
}

/** A select of a form whose options stand in the order of the reader's language: what is chosen stays chosen in another one. */
export const ChoiceSelect = ({ choices, ...props }: ChoiceSelectProps) => (
  <NativeSelect {...props}>
    {choices.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </NativeSelect>
);

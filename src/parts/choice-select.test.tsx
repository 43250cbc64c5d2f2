import { expect, test } from 'vitest';
import { getElement, renderNode } from '../../tests/render-node';
import { ChoiceSelect } from './choice-select';

const spanish = [
  { value: 'DE', label: 'Alemania' },
  { value: 'BR', label: 'Brasil' },
  { value: 'ES', label: 'España' },
];
const english = [
  { value: 'BR', label: 'Brazil' },
  { value: 'DE', label: 'Germany' },
  { value: 'ES', label: 'Spain' },
];

test.each(['DE', 'BR', 'ES'])('what was chosen stays chosen where another language has another order: %s', (value) => {
  const { host, show } = renderNode(<ChoiceSelect choices={spanish} />);
  const select = () => getElement<HTMLSelectElement>(host, 'select');
  select().value = value;
  for (const choices of [english, spanish, english]) {
    show(<ChoiceSelect choices={choices} />);
    expect(select().value).toBe(value);
    expect(select().selectedOptions[0]?.textContent).toBe(choices.find((one) => one.value === value)?.label);
  }
});

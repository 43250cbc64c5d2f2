import { describe, expect, test, vi } from 'vitest';
import { getElement, press, renderNode } from '../../tests/render-node';
import { CheckboxList, RadioList } from './choice-list';

describe('choices', () => {
  const choices = [
    { value: 'AR', label: 'Argentina' },
    { value: 'BR', label: 'Brasil' },
    { value: 'CU', label: 'Cuba' },
  ] as const;

  test('all stands for every one that is open, some makes it mixed, and the order is that of the choices', () => {
    const onChange = vi.fn();
    const { host, show } = renderNode(
      <CheckboxList legend="Países" all choices={choices} value={['BR']} onChange={onChange} />,
    );
    const boxes = () => [...host.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    expect(boxes().map((box) => [box.checked, box.indeterminate])).toEqual([
      [false, true],
      [false, false],
      [true, false],
      [false, false],
    ]);
    press(boxes()[1] ?? host);
    press(boxes()[0] ?? host);
    expect(onChange.mock.calls).toEqual([[['AR', 'BR']], [['AR', 'BR', 'CU']]]);
    show(
      <CheckboxList
        legend="Países"
        all
        choices={choices}
        value={['AR', 'BR', 'CU']}
        onChange={onChange}
        error="Elige al menos un país."
      />,
    );
    press(boxes()[0] ?? host);
    expect(onChange).toHaveBeenLastCalledWith([]);
    expect(getElement(host, '[role=alert]').id).toBe(getElement(host, '[role=group]').getAttribute('aria-describedby'));
  });

  test('of radios one is taken', () => {
    const onChange = vi.fn();
    const { host } = renderNode(<RadioList legend="Motivo" choices={choices} value="AR" onChange={onChange} />);
    const radios = [...host.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    expect(radios.map((radio) => radio.checked)).toEqual([true, false, false]);
    press(radios[1] ?? host);
    expect(onChange).toHaveBeenCalledExactlyOnceWith('BR');
  });
});

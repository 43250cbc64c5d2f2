import { expect, test, vi } from 'vitest';
import { getButton, getElement, press, renderNode } from '../../tests/render-node';
import { OptionsPanel } from './options-panel';

test('closes with an action in it, whose focus its button takes; a field in it leaves it open', () => {
  const act = vi.fn();
  const { host } = renderNode(
    <OptionsPanel label="Más opciones" icon={null}>
      <input />
      <button type="button" onClick={() => act(document.activeElement)}>
        Agrupar
      </button>
    </OptionsPanel>,
  );
  const panel = getElement(host, '[popover]');
  const hidePopover = vi.fn();
  Object.assign(panel, { hidePopover });
  press(getElement(host, 'input'));
  expect(hidePopover).not.toHaveBeenCalled();
  press(getButton(host, 'Agrupar'));
  expect(hidePopover).toHaveBeenCalledOnce();
  expect(act, 'what it opens gives the focus back there').toHaveBeenCalledWith(getButton(host, 'Más opciones'));
});

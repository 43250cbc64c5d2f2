import { describe, expect, test, vi } from 'vitest';
import { getElement, press, renderNode } from '../../tests/render-node';
import { ReasonButton } from './reason-button';

const tipOf = (host: ParentNode) => host.querySelector('[role=tooltip]');

describe('a button that says why', () => {
  test('can be reached but not pressed while there is a reason; the reason describes it and shows when pressed', () => {
    const onClick = vi.fn();
    const { host, show } = renderNode(
      <ReasonButton
        why={{
          because: 'ANSWERS_DUE',
          values: { count: 2 },
          resolve: { to: 'history', search: { status: ['PENDING'] } },
        }}
        onClick={onClick}
      >
        Enviar
      </ReasonButton>,
    );
    const button = getElement<HTMLButtonElement>(host, 'button');
    expect(button.disabled).toBe(false);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(getElement(host, `[id="${button.getAttribute('aria-describedby')}"]`).textContent).toContain(
      '2 respuestas de vendedores que vencen hoy',
    );
    press(button);
    expect(onClick).not.toHaveBeenCalled();
    expect(tipOf(host)?.querySelector('a')?.getAttribute('href')).toBe('/reports/noticed_articles?status=PENDING');
    show(
      <ReasonButton why={null} onClick={onClick}>
        Enviar
      </ReasonButton>,
    );
    expect(button.getAttribute('aria-disabled')).toBeNull();
    press(button);
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('of a form does not send it while there is a reason', () => {
    const sent = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { host } = renderNode(
      <form onSubmit={sent}>
        <ReasonButton type="submit" why={{ because: 'COMMENT_EMPTY' }}>
          Enviar
        </ReasonButton>
      </form>,
    );
    press(getElement(host, 'button'));
    expect(sent).not.toHaveBeenCalled();
  });
});

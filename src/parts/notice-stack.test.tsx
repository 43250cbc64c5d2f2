import { describe, expect, test, vi } from 'vitest';
import { waitForElement, getElement, press, renderNode } from '../../tests/render-node';
import { NoticeStack } from './notice-stack';

describe('toasts', () => {
  test('stand in a stack of their own, each with its words, its link and a way to close it', async () => {
    const onDismiss = vi.fn();
    const { host } = renderNode(
      <NoticeStack
        notices={[
          {
            id: '1',
            code: 'send.done',
            tone: 'success',
            values: { count: 3 },
            link: { to: 'suspicious' },
            alsoLink: { to: 'history' },
          },
          { id: '2', code: 'mark.approve.failed', tone: 'failure', failure: { code: 'ALREADY_AUDITED' } },
        ]}
        onDismiss={onDismiss}
      />,
    );
    await waitForElement(host, '[role=alert]');
    expect(host.querySelectorAll('[role=status], [role=alert]')).toHaveLength(2);
    expect(getElement(host, '[role=status]').textContent).toBe(
      'Enviamos 3 denuncias.Ver publicaciones sospechosasVer el historial',
    );
    expect([...host.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual([
      '/reported_articles',
      '/reports/noticed_articles',
    ]);
    expect(getElement(host, '[role=alert]').textContent).toBe(
      'No pudimos marcar como confiable la publicaciónEsta publicación ya fue auditada en la organización.',
    );
    press(getElement(host, '[role=alert] button'));
    expect(onDismiss).toHaveBeenCalledExactlyOnceWith('2');
  });
});

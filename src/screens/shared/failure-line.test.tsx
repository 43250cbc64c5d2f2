import { Button } from '@mantine/core';
import { act } from 'react';
import { describe, expect, test } from 'vitest';
import { getButton, renderNode } from '../../../tests/render-node';
import { ErrorState } from '../../parts/error-state';
import { FailureLine } from './failure-line';

const failure = { code: 'BAD_STATUS', status: 500 } as const;

describe.each([
  ['in the place of a screen', ErrorState],
  ['beside what it concerns', FailureLine],
])('a failure %s', (_, Failed) => {
  const page = (failed: boolean) => (
    <main tabIndex={-1}>
      {failed ? <Failed failure={failure} onRetry={() => undefined} /> : <p>Se está cargando</p>}
      <Button>Otra cosa</Button>
    </main>
  );

  test('that goes when it is tried again leaves the focus in the page, each time', () => {
    const { host, show } = renderNode(page(true));
    for (const _again of [1, 2]) {
      act(() => getButton(host, 'Reintentar').focus());
      show(page(false));
      expect(document.activeElement).toBe(host.querySelector('main'));
      show(page(true));
    }
  });

  test('that goes by itself leaves the focus where the person is', () => {
    const { host, show } = renderNode(page(true));
    const elsewhere = getButton(host, 'Otra cosa');
    act(() => elsewhere.focus());
    show(page(false));
    expect(document.activeElement).toBe(elsewhere);
  });
});

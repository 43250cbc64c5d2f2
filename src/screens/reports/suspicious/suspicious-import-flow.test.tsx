import { describe, expect, test } from 'vitest';
import { locationOf } from '../../../../machines/domain/locations';
import { sampleListing, sampleReported } from '../../../../machines/simulator/sample-listing';
import { act } from '../../../../tests/act';
import { press } from '../../../../tests/render-node';
import { idAt, idsOf, openImport } from './suspicious-import.fixture';

const dialog = () => document.querySelector('[role=dialog]');

describe('an import that an address opens', () => {
  test('SUS-30 reports the listings of a file together, with the reason and the comment that were given', async () => {
    const known = idsOf(4).map((id) => sampleListing({ id, ...(id === idAt(3) && { reported: sampleReported() }) }));
    const { pick, says, decide, pass, marks, taken, receivedBy, settle, button } = await openImport({
      byAddress: true,
      listings: known,
    });
    await says('Arrastra la planilla aquí');
    await pick([...idsOf(4), 'no es un id']);
    await says(/3 válidas.*1 duplicada.*1 con error/);
    await decide();
    await pass(100);
    expect(marks()).toMatchObject([
      { type: 'report', ids: idsOf(3), report: { description: 'Usan nuestra marca' }, imported: {} },
    ]);
    await taken();
    await says('Se importaron 3 publicaciones');
    press(button(/^Cerrar$/));
    await act(() => settle());
    await pass(400);
    expect(dialog()).toBeNull();
    expect(receivedBy('screens').at(-1)).toMatchObject({ type: 'go', target: { to: 'suspicious' }, replace: true });
    expect(receivedBy('screens').at(-1)).not.toHaveProperty('target.search.import');
  });

  test('is closed where the way back leads away from that address', async () => {
    const { says, actor, settle, pass } = await openImport({ byAddress: true });
    await says('Arrastra la planilla aquí');
    act(() => actor.send({ type: 'search.change', search: locationOf('suspicious', {}).search }));
    await act(() => settle());
    await pass(400);
    expect(dialog()).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import type { Command } from '../../../system-actors/outbox';
import { approve, listingId } from '../outbox.samples';
import { abandonedTells } from './abandoned';

const valuesOf = (command: Command) => {
  const [told] = abandonedTells({ kind: 'command', command }, []);
  return told?.to === 'notices' && told.event.type === 'notice.raise' ? told.event.notice.values : undefined;
};

describe('what is told of work that was given up', () => {
  it('names the list for a row, and the seller for a mark that is taken off', () => {
    const seller = { sellerId: '77001', sellerStatus: 'black' as const };
    const row = { ...seller, from: 0 };
    expect(valuesOf({ type: 'deleteSellerFromDB', input: row })).toEqual({ evidence: 'row', typed: 'no' });
    expect(valuesOf({ type: 'deleteSellerFromDB', input: seller })).toEqual({ evidence: 'seller', typed: 'no' });
  });

  it('speaks of what was typed only where something was: not of a template that is deleted', () => {
    const settings = (value: unknown) => valuesOf({ type: 'updateProfile', input: { settings: { template: value } } });
    expect(settings({ name: 'Copia' })).toEqual({ evidence: 'profile', typed: 'yes' });
    expect(settings(null)).toEqual({ evidence: 'profile', typed: 'no' });
  });

  it('claims nothing: what would have been told goes only to those who show the truth', () => {
    const id = listingId(1);
    const undone = { to: 'listings', event: { type: 'overlay.drop', id } } as never;
    const claim = {
      to: 'notices',
      event: { type: 'notice.raise', notice: { code: 'mark.approve.failed', tone: 'failure' } },
    } as const;
    expect(abandonedTells({ kind: 'mark', mark: approve(id) }, [undone, claim])).toEqual([
      undone,
      expect.objectContaining({
        event: {
          type: 'notice.raise',
          notice: { code: 'work.abandoned', tone: 'info', values: { evidence: 'listing', typed: 'no' } },
        },
      }),
    ]);
  });
});

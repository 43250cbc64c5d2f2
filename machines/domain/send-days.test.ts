import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadOverDays } from './send-days';

const noon = new Date(2026, 10, 29, 12).getTime();
const dayAt = (month: number, day: number) => new Date(2026, month, day).getTime();

describe('what does not fit into a day', () => {
  it('goes out on the days that follow, the last of them with what is left', () => {
    expect(spreadOverDays(70, 30, noon, null)).toEqual([
      { at: dayAt(10, 30), count: 30 },
      { at: dayAt(11, 1), count: 30 },
      { at: dayAt(11, 2), count: 10 },
    ]);
    expect(spreadOverDays(0, 30, noon, null)).toEqual([]);
  });

  it('goes out at once on the day on which the restriction ends, at whatever hour', () => {
    const until = new Date(2026, 11, 1, 18).toISOString();
    expect(spreadOverDays(700, 30, noon, until)).toEqual([
      { at: dayAt(10, 30), count: 30 },
      { at: dayAt(11, 1), count: 670 },
    ]);
  });

  it('has no plan where nothing may go out on a day', () => {
    expect(spreadOverDays(10, 0, noon, null)).toEqual([]);
  });

  it('is neither lost nor doubled, and no day is too full', () => {
    fc.assert(
      fc.property(fc.nat(3_000), fc.integer({ min: 1, max: 500 }), (count, perDay) => {
        const days = spreadOverDays(count, perDay, noon, null);
        expect(days.reduce((sum, day) => sum + day.count, 0)).toBe(count);
        expect(
          days.every((day, index) => day.count <= perDay && day.count > 0 && day.at > (days[index - 1]?.at ?? noon)),
        ).toBe(true);
      }),
    );
  });
});

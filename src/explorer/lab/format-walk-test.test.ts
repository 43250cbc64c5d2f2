import { expect, it } from 'vitest';
import type { RecordedScenario } from '../../../machines/simulator/recorded-scenario';
import { formatWalkTest } from './format-walk-test';

const folder = 'machines/cases/case';
const scenario = {} as RecordedScenario;

it('the test of a recorded walk runs in the time zone of the browser that recorded it, that of another one where it is run', () => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const [recorded, other] = [{ scenario }, {}].map((more) =>
    formatWalkTest({ folder }, { life: 'one', steps: [], ...more }),
  );
  expect(recorded).toContain("import { afterAll, beforeAll, expect, it, vi } from 'vitest';");
  expect(recorded).toContain(
    `beforeAll(() => void vi.stubEnv('TZ', "${zone}"));\nafterAll(() => void vi.unstubAllEnvs());`,
  );
  expect(other).toContain("import { expect, it } from 'vitest';");
  expect(other).not.toContain('TZ');
});

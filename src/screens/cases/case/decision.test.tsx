import { describe, expect, test } from 'vitest';
import { getElement, press, waitUntil } from '../../../../tests/render-node';
import { openCaseScreen } from './case.fixture';

describe('the decision on a case', () => {
  test('on a narrow page one press leads past the whole case to its decision, while there is one to take', async () => {
    const { host, button } = await openCaseScreen();
    for (let again = 0; again < 2; again += 1) {
      press(button('Decidir'));
      expect(document.activeElement?.textContent).toContain('¿Qué decides?');
      expect(document.activeElement?.contains(button('Decidir'))).toBe(false);
      getElement(host, '[role=tab]').focus();
    }
    const closed = await openCaseScreen({ status: 'DISCARDED' });
    expect([...closed.host.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Decidir');
  });

  test.each([
    ['es', 'Finalizar publicación', 'Cae en fin de semana. Último día hábil: hoy.'],
    ['en', 'End listing', 'Falls on a weekend. Last working day: today.'],
    ['pt', 'Encerrar anúncio', 'Cai em fim de semana. Último dia útil: hoje.'],
  ] as const)(
    'where an answer is due on a day off the decision says which working day is the last: %s',
    async (lang, action, says) => {
      const { host, button } = await openCaseScreen({}, { lang });
      const decisionText = () => getElement(host, 'section[class*=decision]').textContent;
      await waitUntil(() => decisionText().includes(says));
      press(button(action));
      await waitUntil(() => host.querySelector('form') !== null && decisionText().includes(says));
      const workingDay = await openCaseScreen({ respondBy: '2026-11-24T15:00:00.000Z' }, { lang });
      await workingDay.settled();
      expect(getElement(workingDay.host, 'section[class*=decision]').textContent).not.toContain(says.split(': ')[0]);
    },
  );
});

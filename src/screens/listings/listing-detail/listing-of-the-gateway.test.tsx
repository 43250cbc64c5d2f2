import { expect, test } from 'vitest';
import type { InputOf } from '../../../../contracts/client/operation';
import type { Page, Question } from '../../../../contracts/shapes';
import { answersInTurn } from '../../../../machines/simulator/answers';
import { getButton, getElement, press } from '../../../../tests/render-node';
import { fromWire, toWire } from '../../../../tests/wire';
import { openListingScreen } from './listing-screen.fixture';

test('GW-22 questions are asked for by listing, size and from, and told as the gateway says them with their total', async () => {
  const pageFrom = (from: number, text: string) =>
    fromWire(
      'articleQuestions',
      {
        articleQuestions: {
          questions: [{ date: '2026-11-01T10:00:00.000Z', text, answer: null }],
          paging: { total: 2, offset: from, limit: 10 },
        },
      },
      { articleId: 'MLA1000000001', size: 10, from },
    );
  const articleQuestions = answersInTurn<Page<Question>>(
    { ok: true, value: await pageFrom(0, '¿Es nuevo?') },
    { ok: true, value: await pageFrom(1, '¿Tiene garantía?') },
  );
  const { host, settled } = await openListingScreen({ ports: { articleQuestions } });
  const here = getElement(host, 'section[aria-labelledby=listing-questions]');
  press(getButton(here, 'Ver más (1)'));
  await settled();
  expect(here.textContent).toMatch(/¿Es nuevo\?.*¿Tiene garantía\?/);
  const asked = articleQuestions.asked as InputOf<'articleQuestions'>[];
  const sent = [0, 1].map((from) => ({ articleId: 'MLA1000000001', size: 10, from }));
  expect(await Promise.all(asked.map((one) => toWire('articleQuestions', one)))).toEqual(sent);
});

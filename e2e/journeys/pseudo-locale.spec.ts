import { cut, overlapping, sideways, squeezed, untranslated } from '../fixtures/layout';
import { speakPseudo, textsTold } from '../fixtures/pseudo';
import { expect, settled, test } from '../fixtures/test';
import { tour, whereScreensAre } from '../fixtures/tour';

test('every sentence of every screen is translated, and two fifths longer each still has its place, from 360 to 1440', async ({
  page,
  world,
  signIn,
}) => {
  const arrivals = await whereScreensAre(page, world, signIn);
  await speakPseudo(page);
  const said = textsTold(page);
  await tour(page, signIn, arrivals, async ({ name }) => {
    expect.soft(await untranslated(page, [...said]), `${name}: sentences that nobody translated`).toEqual([]);
    for (const width of [1440, 768, 360]) {
      await page.setViewportSize({ width, height: 900 });
      await settled(page);
      expect.soft(await sideways(page), `${name} at ${width}: scrolls sideways`).toEqual([]);
      expect.soft(await cut(page), `${name} at ${width}: cut`).toEqual([]);
      expect.soft(await squeezed(page, 1), `${name} at ${width}: words are broken`).toEqual([]);
      expect.soft(await overlapping(page), `${name} at ${width}: over each other`).toEqual([]);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
  });
});

import type { Database } from '../database';
import { pickLanguage, reviewTexts, type TextLang } from '../lexicon';
import { random, type Random } from './random';

const day = 86_400_000;

interface Reviewed {
  id: string;
  lang: TextLang;
  created: number;
  now: number;
  /** It has variants: of such a product many write. */
  ofFamily: boolean;
}

/** Writes reviews of a listing: one to five that differ, drawn with `rand`, and more of a product that has variants. */
export function reviewsOf(db: Database) {
  const insert = db.sqlite.prepare(
    'insert into reviews (listing_id, created_at, title, content, rate, likes, dislikes, reviewer_id, buying_date, relevance) values (?,?,?,?,?,?,?,?,?,?)',
  );
  return (rand: Random, { id, lang, created, now, ofFamily }: Reviewed): void => {
    const write = (drawn: Random, review: (typeof reviewTexts)[number]) => {
      const at = created + drawn.int(1, Math.max(2, now - created));
      insert.run(
        id,
        at,
        pickLanguage(review.title, lang),
        pickLanguage(review.content, lang),
        review.rate,
        drawn.int(0, 30),
        drawn.int(0, 6),
        String(drawn.int(10_000_000, 99_999_999)),
        at - 5 * day,
        drawn.int(0, 100),
      );
    };
    for (const review of rand.some(reviewTexts, rand.int(1, 5))) write(rand, review);
    if (!ofFamily) return;
    const own = random(`reviews ${id}`);
    for (let left = own.int(8, 22); left > 0; left -= 1) write(own, own.pick(reviewTexts));
  };
}

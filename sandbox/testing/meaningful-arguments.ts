import fc from 'fast-check';
import { reasonCodes } from '../../contracts/vocabulary/reasons';
import type { World } from '../world/types';

/** Arguments that mean something in this world, whoever owns what they name: ids of everybody's things, sites, words. */
export function meaningfulArguments({ db }: World): Record<string, fc.Arbitrary<unknown>> {
  const some = (sql: string): fc.Arbitrary<unknown> => {
    const found = db.pluck<string | number>(sql).map(String);
    if (found.length === 0) throw new Error(`The world has nothing for: ${sql}`);
    return fc.constantFrom(...found);
  };
  const listings = fc.oneof(
    some('select id from listings order by n limit 5'),
    some('select listing_id from marks where sent_at is null order by id limit 40'),
    some('select listing_id from cases order by id limit 40'),
  );
  const cases = some('select id from cases order by id limit 60');
  const searches = some('select id from live_searches');
  const exports = some('select id from exports');
  const sellers = some('select id from sellers order by id limit 3');
  const products = some('select id from products order by id limit 3');
  const sites = fc.constantFrom('MLA', 'MLB', 'MLM');
  const nicknames = some("select nickname from sellers where site_id = 'MLA' order by id limit 3");
  const words = fc.constantFrom('kumara', 'kumara runner', 'mochila', 'gorra azul');
  return {
    articleId: listings,
    articlesIds: listings,
    itemsIds: listings,
    itemId: listings,
    itemid: listings,
    variantsIds: listings,
    articlesPinned: listings,
    photosDenounced: listings.map((id) => `${String(id)}_1`),
    userProductsIds: some('select user_product_id from listings where user_product_id is not null limit 5'),
    familyId: some('select family_id from listings where family_id is not null limit 5'),
    caseId: cases,
    sellerId: sellers,
    sellers: sellers,
    'createLiveSearch.sellers': nicknames,
    nickName: nicknames,
    nickname: nicknames,
    siteId: sites,
    sites,
    keyword: words,
    'liveSearch.id': searches,
    'updateLiveSearch.id': searches,
    'deleteLiveSearch.id': searches,
    'deleteNoticedReport.id': exports,
    'deleteLiveSearchReport.id': exports,
    'articleCatalogo.articleId': products,
    'articlesCatalogo.articleId': products,
    'sendBrandInfringement.productId': products,
    userId: some('select id from users'),
    auditedBy: some('select id from profiles'),
    reasons: fc.constantFrom(...reasonCodes),
    description: fc.constantFrom('Es una copia de nuestro producto', 'No tiene nuestra licencia de uso'),
    comment: fc.constant('Fue un error nuestro'),
    email: fc.constant('ana@vigia.test'),
    contactEmail: fc.constant('legales@kumara.test'),
    accountDisplayEmail: fc.constant('legales@kumara.test'),
    currency: fc.constantFrom('USD', 'ARS'),
    size: fc.constantFrom(1, 10, 50),
    articles_size: fc.constantFrom(1, 10, 50),
    from: fc.constantFrom(0, 1, 50),
    'noticedArticles.status': fc.constantFrom('PENDING', 'APPROVED', 'REJECTED'),
    'counterNoticesV3.status': fc.constantFrom('PENDING', 'APPROVED', 'REJECTED'),
    dueDate: fc.constant('2026-11-20'),
    dateFrom: fc.constant('2026-01-01'),
    dateTo: fc.constant('2026-12-31'),
  };
}

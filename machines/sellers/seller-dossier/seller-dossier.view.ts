import type { SnapshotFrom } from 'xstate';
import { countByCountry, countByOutcome, relistedOf } from '../../domain/seller-dossier';
import type { sellerDossierMachine } from './seller-dossier.machine';

/** What is known of the seller: its listings and its reports as far as they were read, what they count, and what could not be had. */
export function sellerDossierView(snapshot: SnapshotFrom<typeof sellerDossierMachine>) {
  const { context, children } = snapshot;
  const { sellerId, siteId, listings, listingsTotal, reports, reportsTotal } = context;
  return {
    sellerId,
    siteId,
    seller: children.seller ?? null,
    listings,
    listingsTotal,
    listingsAsking: snapshot.matches({ listings: 'asking' }),
    listingsFailure: snapshot.matches({ listings: 'failed' }) ? context.listingsFailure : null,
    reports,
    reportsTotal,
    reportsLeft: Math.max(0, reportsTotal - reports.length),
    reportsAsking: snapshot.matches({ reports: 'asking' }),
    reportsFailure: snapshot.matches({ reports: 'failed' }) ? context.reportsFailure : null,
    searching: snapshot.hasTag('busy'),
    countries: countByCountry(listings),
    outcomes: countByOutcome(reports),
    relisted: relistedOf(listings, reports),
  };
}
export type SellerDossierView = ReturnType<typeof sellerDossierView>;

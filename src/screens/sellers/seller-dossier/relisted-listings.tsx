import { FormattedMessage } from 'react-intl';
import { targetOfRow } from '../../../../machines/domain/history-row';
import type { SellerDossierView } from '../../../../machines/sellers/seller-dossier/seller-dossier.view';
import { AppLink } from '../../../parts/app-link';
import { useProfile } from '../../../seams/use-console';
import { SoldListing } from './seller-listings';
import classes from './seller-dossier.module.css';

/** What stands published and is like a listing that a report has ended; nothing while either is still unknown. */
export function RelistedListings({ view }: { view: SellerDossierView }) {
  const enrolled = useProfile((facts) => facts.profile?.isAcuerdo ?? false);
  const { relisted, listings, reports } = view;
  if (listings.length === 0 || reports.length === 0) return null;
  return (
    <section className={classes.section} data-found={relisted.length > 0 || undefined} aria-labelledby="seller-again">
      <h2 id="seller-again">
        <FormattedMessage id="sellerDossier.relisted.title" />
      </h2>
      <p className={classes.soft}>
        <FormattedMessage id={relisted.length > 0 ? 'sellerDossier.relisted.text' : 'sellerDossier.relisted.none'} />
      </p>
      {relisted.length > 0 && (
        <ul className={classes.rows}>
          {relisted.map(({ listing, report, same }) => {
            const to = targetOfRow(report, false, enrolled);
            const words = <FormattedMessage id="sellerDossier.likeOf.text" values={{ caseId: report.caseId }} />;
            return (
              <SoldListing key={listing.id} id={listing.id} said={listing}>
                <span className={classes.same}>
                  <FormattedMessage id={`sellerDossier.same.${same}`} />
                </span>
                {to === null ? <span>{words}</span> : <AppLink to={to}>{words}</AppLink>}
              </SoldListing>
            );
          })}
        </ul>
      )}
    </section>
  );
}

import { FormattedMessage } from 'react-intl';
import type { Case } from '../../../../contracts/shapes';
import type { CurrentListingActor } from '../../shared/listing/current-listing';
import type { SellerActor } from '../../shared/seller/seller-panel';
import { PrintMoment } from '../../shared/print/print-button';
import type { VariantsActor } from './case-variants';
import { CounterNoticeTab } from './counter-notice-tab';
import { ListingTab, ReportTab, SellerTab } from './fact-tabs';
import classes from './case-screen.module.css';

const parts = { 'counter-notice': CounterNoticeTab, report: ReportTab, listing: ListingTab, seller: SellerTab };

interface WholeCaseProps {
  shown: Case;
  seller: SellerActor | null;
  variants: VariantsActor | null;
  listingNow: CurrentListingActor | null;
}

/** All four sides of a case under each other, as they are printed. */
export function FullCase({ shown, seller, variants, listingNow }: WholeCaseProps) {
  return (
    <div className={classes.panel}>
      {(['report', 'counter-notice', 'listing', 'seller'] as const).map((side) => {
        const Part = parts[side];
        return (
          <div key={side} className={classes.panel}>
            <h2>
              <FormattedMessage id={`case.${side}.tab`} />
            </h2>
            <Part shown={shown} gallery={null} seller={seller} variants={variants} listingNow={listingNow} />
          </div>
        );
      })}
      <PrintMoment />
    </div>
  );
}

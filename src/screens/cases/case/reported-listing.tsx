import { FormattedMessage, useIntl } from 'react-intl';
import type { CaseSnapshot } from '../../../../contracts/shapes';
import { formatDateTime } from '../../../copy/dates';
import { conditionName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { ListingPicture } from '../../../parts/listing-picture';
import { Money } from '../../../parts/money';
import { useConversion } from '../../../seams/use-console';
import { Facts } from '../../shared/case-parts/facts';
import parts from '../../shared/case-parts/case-parts.module.css';
import classes from './case-screen.module.css';
import { SiteText } from '../../../parts/site-text';

/** The listing as it was when it was reported, whatever became of it since. */
export function ReportedListing({ snapshot, site }: { snapshot: CaseSnapshot; site: string }) {
  const intl = useIntl();
  const convert = useConversion();
  const { condition, file, price, takenAt } = snapshot;
  const [first, ...others] = snapshot.pictures;
  return (
    <section>
      <h2>
        <FormattedMessage id="case.snapshot.title" />
      </h2>
      {takenAt !== null && (
        <p className={classes.soft}>
          <FormattedMessage id="case.snapshot.text" values={{ moment: formatDateTime(intl, takenAt) }} />
        </p>
      )}
      <div className={classes.listing}>
        <ListingPicture url={first?.url ?? null} alt="" />
        <Facts
          rows={[
            ['case.listingTitle.label', snapshot.title && <SiteText site={site}>{snapshot.title}</SiteText>],
            ['case.price.label', price === null ? null : <Money value={convert(price)} original={price} />],
            ['case.condition.label', condition === null ? null : conditionName(intl, condition)],
            [
              'case.listingDescription.label',
              snapshot.description === null ? null : (
                <span className={classes.text}>
                  <SiteText site={site}>{snapshot.description}</SiteText>
                </span>
              ),
            ],
            [
              'case.snapshotFile.label',
              file === null ? null : (
                <AppLink href={file} newTab>
                  <FormattedMessage id="case.snapshotFile.action" />
                </AppLink>
              ),
            ],
          ]}
        />
      </div>
      {others.length > 0 && (
        <ul className={parts.photos}>
          {others.map(({ id, url }) => (
            <li key={id}>
              <ListingPicture url={url} alt="" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

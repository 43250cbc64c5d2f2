import { FormattedMessage, useIntl } from 'react-intl';
import { targetOfCase } from '../../../../machines/domain/history-row';
import { markChoices } from '../../../../machines/domain/marking';
import type { PastReport } from '../../../../machines/domain/past-reports';
import { sharedKinds, strengthOf, type Ring, type RingSeller, type Shared } from '../../../../machines/domain/rings';
import { languageOfSite, sitePartOf } from '../../../../machines/domain/sites';
import type { RingsEvent } from '../../../../machines/sellers/rings/rings.types';
import type { RingsView } from '../../../../machines/sellers/rings/rings.view';
import { describeBlockReason } from '../../../copy/block-reasons';
import { formatDay } from '../../../copy/dates';
import { describeCaseStatus, siteCountryName } from '../../../copy/vocabulary';
import { AppLink } from '../../../parts/app-link';
import { ListingPicture } from '../../../parts/listing-picture';
import { Money } from '../../../parts/money';
import { PlainCheckbox } from '../../../parts/plain-checkbox';
import { useConversion, useListing, useProfile } from '../../../seams/use-console';
import { MarkPill } from '../../shared/marking/mark-buttons';
import classes from './rings.module.css';

/** What listings have in common, and how many do. */
export function SharedText({ shared: { by, text, ids } }: { shared: Shared }) {
  return <FormattedMessage id={`rings.shared.${by}`} values={{ text, count: ids.length }} />;
}

const [width, height, middle] = [400, 250, { x: 200, y: 125 }] as const;

/** Where each seller stands: on a circle, the first above. */
function places(sellers: readonly RingSeller[]) {
  return new Map(
    sellers.map(({ id }, at) => {
      const angle = (2 * Math.PI * at) / sellers.length - Math.PI / 2;
      return [id, { x: middle.x + 130 * Math.cos(angle), y: middle.y + 82 * Math.sin(angle), number: at + 1 }] as const;
    }),
  );
}

/** The sellers by their numbers with their countries, and a line between those who share something: the thicker the more they do. The table says the same. */
function RingDrawing({ ring }: { ring: Ring }) {
  const intl = useIntl();
  const at = places(ring.sellers);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={classes.drawing} aria-hidden="true">
      {ring.links.map(({ sellers: [one, other], shared }) => {
        const [from, to] = [at.get(one), at.get(other)];
        return from === undefined || to === undefined ? null : (
          <line
            key={`${one} ${other}`}
            x1={from.x}
            y1={from.y}
            x2={to.x}
            y2={to.y}
            strokeWidth={Math.min(6, strengthOf(shared))}
          />
        );
      })}
      {ring.sellers.map(({ id, siteId }) => {
        const place = at.get(id);
        return place === undefined ? null : (
          <g key={id} transform={`translate(${place.x} ${place.y})`}>
            <circle r="16" />
            <text y="5">{place.number}</text>
            <text y={place.y < middle.y - 1 ? -24 : 31} className={classes.country}>
              {siteCountryName(intl, siteId)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

function SellerName({ seller: { id, siteId, nickname }, number }: { seller: RingSeller; number: number }) {
  const intl = useIntl();
  return (
    <span className={classes.seller}>
      <span className={classes.number} aria-hidden="true">
        {number}
      </span>
      <AppLink to={{ to: 'sellerDossier', params: { siteId, sellerId: id } }} translate="no">
        {nickname}
      </AppLink>
      <span className={classes.soft}>{siteCountryName(intl, siteId)}</span>
    </span>
  );
}

/** What joins each two sellers. */
function Links({ ring }: { ring: Ring }) {
  const numberOf = new Map(ring.sellers.map(({ id, nickname }, at) => [id, { nickname, number: at + 1 }]));
  return (
    <table className={classes.links}>
      <caption>
        <FormattedMessage id="rings.links.title" />
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <FormattedMessage id="rings.links.sellers" />
          </th>
          <th scope="col">
            <FormattedMessage id="rings.links.shared" />
          </th>
        </tr>
      </thead>
      <tbody>
        {ring.links.map(({ sellers, shared }) => (
          <tr key={sellers.join(' ')}>
            <th scope="row">
              <span className={classes.pair}>
                {sellers.map((id) => (
                  <span key={id} className={classes.seller}>
                    <span className={classes.number} aria-hidden="true">
                      {numberOf.get(id)?.number}
                    </span>
                    <span translate="no">{numberOf.get(id)?.nickname}</span>
                  </span>
                ))}
              </span>
            </th>
            <td>
              <SharedByKind shared={shared} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Photos and descriptions are counted; part numbers and titles are named. */
function SharedByKind({ shared }: { shared: readonly Shared[] }) {
  const intl = useIntl();
  return (
    <ul>
      {sharedKinds.map((kind) => {
        const texts = shared.filter(({ by }) => by === kind).map(({ text }) => text);
        const named = intl.formatList(texts.map((text) => (kind === 'title' ? `“${text}”` : text)));
        return texts.length === 0 ? null : (
          <li key={kind}>
            <FormattedMessage id={`rings.link.${kind}`} values={{ count: texts.length, text: named }} />
          </li>
        );
      })}
    </ul>
  );
}

/** What was decided before on a listing, from the past that is kept. */
function Earlier({ report }: { report: PastReport }) {
  const intl = useIntl();
  const enrolled = useProfile(({ profile }) => profile?.isAcuerdo ?? false);
  const target = targetOfCase(report, enrolled);
  const words = intl.formatMessage(
    { id: 'rings.earlier.text' },
    {
      status: describeCaseStatus(intl, report.status).name,
      day: report.reportedAt === null ? '' : formatDay(intl, report.reportedAt),
    },
  );
  return <span className={classes.soft}>{target === null ? words : <AppLink to={target}>{words}</AppLink>}</span>;
}

interface RowProps {
  id: string;
  report: PastReport | undefined;
  chosen: boolean;
  /** The case is being written: what belongs to it can be chosen. */
  writes: boolean;
  onToggle: () => void;
}

function ListingRow({ id, report, chosen, writes, onToggle }: RowProps) {
  const intl = useIntl();
  const listing = useListing(id);
  const convert = useConversion();
  const siteId = sitePartOf(id);
  const title = listing?.title ?? report?.listing.title ?? id;
  const why = listing === undefined ? ({ because: 'REMOVED' } as const) : markChoices(listing).suspect;
  return (
    <li className={classes.row}>
      <PlainCheckbox
        checked={chosen && why === null}
        why={why ?? (writes ? null : { because: 'REQUEST_UNDER_WAY' })}
        label={intl.formatMessage({ id: 'rings.listing.choose' }, { title })}
        onChange={onToggle}
      />
      <ListingPicture
        url={listing?.pictures[0]?.url ?? listing?.thumbnail ?? report?.listing.thumbnail ?? null}
        alt=""
        className={classes.picture}
      />
      <div className={classes.words}>
        <AppLink to={{ to: 'listing', params: { articleId: id }, search: {} }} lang={languageOfSite(siteId)}>
          {title}
        </AppLink>
        {listing !== undefined && <Money value={convert(listing.price)} original={listing.price} />}
        {listing !== undefined && <MarkPill listing={listing} open="toReview" />}
        {why !== null && <span className={classes.soft}>{describeBlockReason(intl, why)}</span>}
        {report !== undefined && <Earlier report={report} />}
      </div>
    </li>
  );
}

interface RingPaneProps {
  view: RingsView;
  ring: Ring;
  send: (event: RingsEvent) => void;
}

/** A ring: who is in it, what joins them, and their listings. */
export function RingPane({ view, ring, send }: RingPaneProps) {
  const countries = view.rings[view.at]?.siteIds.length ?? 0;
  return (
    <>
      <h2 className={classes.title} tabIndex={-1}>
        <FormattedMessage id="rings.sellers.count" values={{ sellers: ring.sellers.length, countryCount: countries }} />
      </h2>
      <div className={classes.about}>
        <RingDrawing ring={ring} />
        <Links ring={ring} />
      </div>
      {ring.sellers.map((seller, at) => (
        <section key={seller.id} className={classes.offers}>
          <h3>
            <SellerName seller={seller} number={at + 1} />
          </h3>
          <ul>
            {seller.ids.map((id) => (
              <ListingRow
                key={id}
                id={id}
                report={view.reports[id]}
                chosen={!view.form.leftOut.includes(id)}
                writes={view.step === 'writing'}
                onToggle={() => send({ type: 'listing.toggle', id })}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

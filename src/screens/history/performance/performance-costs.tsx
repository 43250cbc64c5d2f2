import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { reasonCodes } from '../../../../contracts/vocabulary/reasons';
import { siteIds } from '../../../../contracts/vocabulary/sites';
import type { Target } from '../../../../machines/domain/addresses';
import {
  costDimensions,
  decidedOf,
  type Cost,
  type CostDimension,
  type Performance,
  type Span,
} from '../../../../machines/domain/performance';
import { formatCount } from '../../../copy/money';
import { reasonName, siteCountryName } from '../../../copy/vocabulary';
import { Bars, Figure, formatShare, listOf, type Cell } from './performance-figure';
import classes from './performance.module.css';

const costName: Record<CostDimension, (intl: IntlShape, cost: Cost) => string> = {
  reason: (intl, { id }) => reasonName(intl, id),
  country: (intl, { id }) => siteCountryName(intl, id),
  auditor: (intl, { name }) => name || intl.formatMessage({ id: 'performance.auditor.none' }),
  seller: (intl, { name }) => name || intl.formatMessage({ id: 'performance.seller.none' }),
};

/** Null where no address of the history can say it. */
function listOfCost(span: Span, dimension: CostDimension, { id }: Cost): Target | null {
  const reason = reasonCodes.find((code) => code === id);
  const site = siteIds.find((one) => one === id);
  if (dimension === 'reason' && reason) return listOf(span, { status: ['REJECTED'], reasons: [reason] });
  if (dimension === 'country' && site) return listOf(span, { status: ['REJECTED'], sites: [site] });
  return dimension === 'seller' && id !== '' ? listOf(span, { status: ['REJECTED'], sellerId: id }) : null;
}

const costsShown = 5;

/** What the rejected reports have in common, each with the points that it costs. */
export function Costs({ performance: { costs, counts, span } }: { performance: Performance }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'performance.costs.title' });
  const decided = decidedOf(counts);
  if (counts.by.REJECTED === 0)
    return (
      <div className={classes.wide}>
        <Figure
          id="costs"
          title={title}
          sentence={<FormattedMessage id="performance.costs.none.text" />}
          table={null}
        />
      </div>
    );
  const points = (cost: Cost) => intl.formatNumber(cost.points, { maximumFractionDigits: 1 });
  const dimensionName = (dimension: CostDimension) => intl.formatMessage({ id: `performance.costs.${dimension}` });
  const rows = costDimensions.flatMap((dimension) =>
    costs[dimension].map((cost): Cell[] => [
      { text: dimensionName(dimension) },
      { text: costName[dimension](intl, cost), to: listOfCost(span, dimension, cost) },
      { text: formatCount(intl, cost.rejected) },
      { text: formatCount(intl, cost.decided) },
      { text: points(cost) },
    ]),
  );
  const heads = (['by', 'name', 'rejected', 'decided', 'points'] as const).map((column) =>
    intl.formatMessage({ id: `performance.costs.${column}.column` }),
  );
  return (
    <div className={classes.wide}>
      <Figure
        id="costs"
        title={title}
        sentence={
          <FormattedMessage
            id="performance.costs.text"
            values={{ count: decided, share: formatShare(intl, counts.by.REJECTED / decided) }}
          />
        }
        table={{ file: intl.formatMessage({ id: 'performance.costs.file.name' }), heads, rows }}
      >
        <div className={classes.costs}>
          {costDimensions.map((dimension) => (
            <div key={dimension} className={classes.cost}>
              <h3>{dimensionName(dimension)}</h3>
              <Bars
                tone="REJECTED"
                bars={costs[dimension].slice(0, costsShown).map((cost) => ({
                  id: cost.id,
                  label: costName[dimension](intl, cost),
                  value: cost.rejected,
                  text: `${intl.formatMessage(
                    { id: 'performance.costs.rejected.text' },
                    {
                      count: cost.rejected,
                      rejected: formatCount(intl, cost.rejected),
                      decided: formatCount(intl, cost.decided),
                    },
                  )} · ${intl.formatMessage({ id: 'performance.costs.points.text' }, { points: Number(cost.points.toFixed(1)) })}`,
                  to: listOfCost(span, dimension, cost),
                }))}
              />
            </div>
          ))}
        </div>
      </Figure>
    </div>
  );
}

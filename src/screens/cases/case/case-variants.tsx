import { shallowEqual, useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { caseVariantsMachine } from '../../../../machines/cases/case-variants/case-variants.machine';
import { caseVariantsView } from '../../../../machines/cases/case-variants/case-variants.view';
import { CopyableId } from '../../../parts/copyable-id';
import { ListingPicture } from '../../../parts/listing-picture';
import { FailureLine } from '../../shared/failure-line';
import classes from './case-variants.module.css';
import { languageOfSite, sitePartOf } from '../../../../machines/domain/sites';

export type VariantsActor = ActorRefFrom<typeof caseVariantsMachine>;

/** Which variants of the listing were denounced; nothing where the report is about all of it. */
export function CaseVariants({ actor }: { actor: VariantsActor }) {
  const { rows, denounced, of, failure } = useSelector(actor, caseVariantsView, shallowEqual);
  if (failure !== null)
    return <FailureLine failure={failure} onRetry={() => actor.send({ type: 'variants.reload' })} />;
  if (rows.length === 0) return null;
  return (
    <section>
      <h2>
        <FormattedMessage id="case.variants.title" values={{ count: denounced, of: of ?? 'unknown' }} />
      </h2>
      <ul className={classes.list}>
        {rows.map((row) => (
          <li key={row.id} className={classes.variant} data-denounced={row.denounced || undefined}>
            <ListingPicture url={row.picture} alt="" className={classes.picture} />
            <div>
              <p className={classes.name} lang={languageOfSite(sitePartOf(row.id))}>
                {row.title ?? row.id}
              </p>
              {row.title !== null && <CopyableId id={row.id} />}
            </div>
            <span className={classes.said}>
              <FormattedMessage id={row.denounced ? 'case.variantDenounced.badge' : 'case.variantOther.badge'} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

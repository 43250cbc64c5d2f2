import { IconBan, IconPencil } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { ActionIcon } from '../../parts/button';
import { Hint } from '../../parts/hint';
import type { Frame, Offer } from '../lab/lab.types';
import { writePayload } from '../lab/payload';
import classes from './events-panel.module.css';
import { payloadInWords, tellingWords } from './in-words';
import type { PanelProps, WalkRef } from './machine-page';
import { offersAt } from './offers-at';
import panel from './panel.module.css';
import { PayloadEditor } from './payload-editor';

interface Keyed extends Offer {
  key: string;
  /** The payload in short, told from the others of its type. */
  words: string;
}

/** An offer is known by its type and which of that type's samples it is, so that what is typed stays with it. */
function keyed(offers: readonly Offer[]): Keyed[] {
  const seen = new Map<string, number>();
  return offers.map((offer) => {
    const nth = (seen.get(offer.event.type) ?? 0) + 1;
    seen.set(offer.event.type, nth);
    const others = offers.filter(({ event }) => event.type === offer.event.type).map(({ event }) => event);
    return { ...offer, key: `${offer.event.type}#${String(nth)}`, words: tellingWords(offer.event, others) };
  });
}

/** What the last step did, and every event that can be sent now. */
export function EventsPanel({ walk, frame }: PanelProps) {
  const exhibit = useSelector(walk, ({ context }) => context.exhibit);
  const life = useSelector(walk, ({ context }) => context.life);
  const rehearsal = useSelector(walk, ({ context }) => context.rehearsal);
  const offers = keyed(offersAt(exhibit, life, rehearsal, frame));
  const accepted = offers.filter((offer) => offer.accepted);
  const others = offers.filter((offer) => !offer.accepted);
  return (
    <>
      <LastStep frame={frame} />
      <section className={panel.section} aria-labelledby="accepted">
        <h2 id="accepted">Accepted now</h2>
        {accepted.length === 0 ? (
          <p className={panel.quiet}>
            {frame.status === 'active'
              ? 'No event is accepted here: a port answers, or a delay falls due.'
              : 'The machine has ended. Go back in the walk, or start afresh.'}
          </p>
        ) : (
          <Offers walk={walk} offers={accepted} />
        )}
      </section>
      {others.length > 0 && (
        <section className={panel.section} aria-labelledby="refused">
          <h2 id="refused">Not now</h2>
          {[...new Set(others.map(({ why }) => why))].map((why) => (
            <div key={why} className={classes.refused}>
              <p className={classes.why}>{why}</p>
              <Offers walk={walk} offers={others.filter((offer) => offer.why === why)} />
            </div>
          ))}
        </section>
      )}
    </>
  );
}

function LastStep({ frame: { heard, toParent, emitted, output, status } }: { frame: Frame }) {
  const said = [
    ...heard.map(({ seat, event }) => ({ to: seat, event })),
    ...toParent.map((event) => ({ to: 'parent', event })),
    ...emitted.map((event) => ({ to: 'everyone', event })),
  ];
  if (said.length === 0 && status !== 'done') return null;
  return (
    <section className={panel.section} aria-labelledby="step">
      <h2 id="step">This step</h2>
      {status === 'done' && (
        <p>
          It ended{output === null ? ' without output' : ' with '}
          {output !== null && <code>{JSON.stringify(output)}</code>}.
        </p>
      )}
      {said.length > 0 && (
        <ul className={classes.said}>
          {said.map(({ to, event }, index) => (
            <li key={index}>
              <span className={classes.to}>to {to}</span> <code>{event.type}</code>{' '}
              <span className={classes.payload}>{payloadInWords(event)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Offers({ walk, offers }: { walk: WalkRef; offers: readonly Keyed[] }) {
  return (
    <ul className={classes.offers}>
      {offers.map((offer) => (
        <OfferRow key={offer.key} walk={walk} offer={offer} />
      ))}
    </ul>
  );
}

function OfferRow({ walk, offer: { event, accepted, why, key, words } }: { walk: WalkRef; offer: Keyed }) {
  const draft = useSelector(walk, ({ context }) => context.drafts[key]);
  const fault = useSelector(walk, ({ context }) => context.faults[key] ?? '');
  const edit = () => walk.send({ type: 'payload.edit', key, text: writePayload(event) });
  return (
    <li className={classes.offer} data-accepted={accepted || undefined}>
      <div className={classes.row}>
        <button
          type="button"
          className={classes.take}
          aria-disabled={!accepted}
          aria-description={why ?? undefined}
          onClick={() => {
            if (accepted) walk.send({ type: 'step.take', step: { do: 'send', event } });
          }}
        >
          {!accepted && <IconBan size={14} aria-hidden="true" />}
          <span className={classes.type}>{event.type}</span>
          {words !== '' && <span className={classes.payload}>{words}</span>}
        </button>
        <Hint label="Change the payload">
          <ActionIcon
            size="sm"
            aria-label={`Change the payload of ${event.type}${words === '' ? '' : ` with ${words}`}`}
            aria-expanded={draft !== undefined}
            onClick={() => (draft === undefined ? edit() : walk.send({ type: 'payload.reset', key }))}
          >
            <IconPencil size={16} aria-hidden="true" />
          </ActionIcon>
        </Hint>
      </div>
      {draft !== undefined && (
        <PayloadEditor
          label={`Payload of ${event.type}`}
          action="Send"
          text={draft}
          fault={fault}
          onEdit={(text) => walk.send({ type: 'payload.edit', key, text })}
          onReset={() => walk.send({ type: 'payload.reset', key })}
          onSend={() => walk.send({ type: 'payload.send', key, eventType: event.type, text: draft })}
        />
      )}
    </li>
  );
}

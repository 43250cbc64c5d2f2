import { ActionIcon } from '@mantine/core';
import { IconBan, IconPencil } from '@tabler/icons-react';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Hint } from '../../parts/hint';
import type { Offer } from '../lab/lab.types';
import { eventSpecOf, writePayload } from '../lab/payload';
import classes from './events-panel.module.css';
import { PastCalls, OpenCalls, TimeAndNetwork } from './frame-calls';
import { formatDistinguishing } from './format-payload';
import { LastStep } from './last-step';
import type { PanelProps } from './panel.types';
import { offersAt } from '../lab/possible-transitions';
import panel from './panel.module.css';
import { PayloadEditor } from './payload-editor';
import { useDraft } from './use-draft';

interface Keyed extends Offer {
  key: string;
  /** The payload in short, told from the others of its type. */
  words: string;
}

/** An offer is known by its type and which of that type's payloads it has, whatever is accepted: what is typed and pressed stays with it. */
function keyed(offers: readonly Offer[]): Keyed[] {
  return offers.map((offer) => {
    const { type } = offer.event;
    const others = offers.flatMap(({ event }) => (event.type === type ? [event] : []));
    const nth = others.map(writePayload).sort().indexOf(writePayload(offer.event)) + 1;
    return { ...offer, key: `${type}#${String(nth)}`, words: formatDistinguishing(offer.event, others) };
  });
}

/** What the last step did, everything that can happen now, and folded beneath it what was answered and what can't be said. */
export function EventsPanel({ desk, walk, frame }: PanelProps) {
  const exhibit = useSelector(walk, ({ context }) => context.exhibit);
  const life = useSelector(walk, ({ context }) => context.life);
  const simulation = useSelector(walk, ({ context }) => context.simulation);
  const all = offersAt(exhibit, life, simulation, frame);
  const offers = useMemo(() => keyed(all), [all]);
  const accepted = offers.filter((offer) => offer.accepted);
  const others = offers.filter((offer) => !offer.accepted);
  return (
    <>
      <LastStep walk={walk} frame={frame} />
      <section className={panel.section} aria-labelledby="now">
        <h2 id="now">What can happen now</h2>
        <OpenCalls desk={desk} walk={walk} frame={frame} />
        <section className={panel.section} aria-labelledby="accepted">
          <h3 id="accepted">Events</h3>
          {accepted.length === 0 ? (
            <p className={panel.quiet}>
              {frame.status === 'active'
                ? 'No event is accepted here: a port answers, or a delay falls due.'
                : 'The machine has ended. Go back in the walk, or start afresh.'}
            </p>
          ) : (
            <Offers desk={desk} walk={walk} offers={accepted} />
          )}
        </section>
        <TimeAndNetwork desk={desk} walk={walk} frame={frame} />
      </section>
      <PastCalls desk={desk} walk={walk} frame={frame} />
      {others.length > 0 && (
        <section className={panel.section} aria-labelledby="refused">
          <details className={panel.folded}>
            <summary id="refused">Not now ({others.length})</summary>
            {[...new Set(others.map(({ why }) => why))].map((why) => (
              <div key={why} className={classes.refused}>
                <p className={classes.why}>{why}</p>
                <Offers desk={desk} walk={walk} offers={others.filter((offer) => offer.why === why)} />
              </div>
            ))}
          </details>
        </section>
      )}
    </>
  );
}

function Offers({ desk, walk, offers }: Omit<PanelProps, 'frame'> & { offers: readonly Keyed[] }) {
  return (
    <ul className={classes.offers}>
      {offers.map((offer) => (
        <OfferRow key={offer.key} desk={desk} walk={walk} offer={offer} />
      ))}
    </ul>
  );
}

function OfferRow({ desk, walk, offer }: Omit<PanelProps, 'frame'> & { offer: Keyed }) {
  const { event, accepted, why, key, words } = offer;
  const { text, fault, isOpen, openerRef, toggle, edit, drop, close } = useDraft(desk, walk, key);
  const exhibit = useSelector(walk, ({ context }) => context.exhibit);
  return (
    <li className={classes.offer} data-accepted={accepted || undefined}>
      <div className={classes.row}>
        <button
          type="button"
          className={classes.take}
          aria-disabled={!accepted}
          aria-description={why ?? undefined}
          data-step={key}
          onClick={() => {
            if (accepted) walk.send({ type: 'step.take', step: { do: 'send', event } });
          }}
        >
          {!accepted && <IconBan size={14} aria-hidden="true" />}
          <span className={classes.type}>{event.type}</span>
          {words !== '' && <span className={classes.payload}>{words}</span>}
        </button>
        <Hint label={text === undefined || isOpen ? 'Change the payload' : 'Go on changing the payload'}>
          <ActionIcon
            ref={openerRef}
            size="sm"
            aria-label={`Change the payload of ${event.type}${words === '' ? '' : ` with ${words}`}`}
            aria-expanded={isOpen}
            onClick={() => toggle(() => writePayload(event))}
          >
            <IconPencil size={16} aria-hidden="true" />
          </ActionIcon>
        </Hint>
      </div>
      {isOpen && text !== undefined && (
        <PayloadEditor
          label={`Payload of ${event.type}`}
          action="Send"
          step={`${key} written`}
          text={text}
          written={eventSpecOf(exhibit.samples, event.type, exhibit.payloads)}
          fault={fault}
          onEdit={edit}
          onReset={drop}
          onClose={close}
          onSend={() => walk.send({ type: 'payload.send', key, eventType: event.type, text })}
        />
      )}
    </li>
  );
}

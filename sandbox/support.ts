import { callerOf, type Area } from './wire/context';
import { pickLanguage, type LocalizedText } from './world/lexicon';
import { Refusal } from './world/refusal';
import { isSite } from './world/sites';
import type { OpenContext, WorldContext } from './world/types';
import { nextId } from './world/next-id';

const eMail = /^[\w.+-]{1,64}@[\w-]{1,63}(\.[\w-]{1,63}){0,6}\.[a-z]{2,15}$/i;
const messageMost = 5000;

const received: LocalizedText = [
  'Recibimos tu mensaje y te respondemos dentro de las 48 horas.',
  'Recebemos sua mensagem e respondemos em até 48 horas.',
  'We received your message and answer within 48 hours.',
];

const isSignedIn = (context: WorldContext | OpenContext): context is WorldContext => context.userId !== null;

/** Messages to support: the one mutation that needs no session. */
export const support: Area = {
  Mutation: {
    sendMessageToSupport: (_parent, { email, userId, siteId, message }, context) => {
      const anyContext: WorldContext | OpenContext = context;
      const send = () => {
        const { world } = anyContext;
        const { db } = world;
        const site = siteId.trim().toUpperCase();
        const text = message.trim();
        if (
          !eMail.test(email.trim()) ||
          userId.trim() === '' ||
          !isSite(site) ||
          text === '' ||
          text.length > messageMost
        ) {
          throw new Refusal('INVALID_INPUT', 'E-mail, user, site and message are required');
        }
        const id = nextId(db, 'support_messages');
        const sender = isSignedIn(anyContext) ? callerOf(anyContext).id : userId.trim();
        db.run(
          db.q.insertInto('support_messages').values({
            id,
            user_id: sender,
            site_id: site,
            email: email.trim(),
            message: text,
            created_at: world.clock.now(),
          }),
        );
        world.sendMail(email.trim(), `#${id}`, pickLanguage(received, anyContext.lang));
        return { caseCx: id };
      };
      return isSignedIn(anyContext) ? anyContext.world.once(anyContext, 'sendMessageToSupport', send) : send();
    },
  },
};

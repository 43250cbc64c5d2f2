import type { CodePurpose } from '../../world/email-codes';
import type { Language } from './languages';

interface MailText {
  subject: string;
  text: (code: string) => string;
}

const mails: Record<CodePurpose, Record<Language, MailText>> = {
  registration: {
    es: {
      subject: 'Confirma tu e-mail en Vigía',
      text: (code) =>
        `Tu código de confirmación es ${code}. Vence en 15 minutos. Si no creaste esta cuenta, ignora este e-mail.`,
    },
    en: {
      subject: 'Confirm your e-mail at Vigía',
      text: (code) =>
        `Your confirmation code is ${code}. It expires in 15 minutes. If you did not create this account, ignore this e-mail.`,
    },
    pt: {
      subject: 'Confirme o seu e-mail no Vigía',
      text: (code) =>
        `O seu código de confirmação é ${code}. Ele expira em 15 minutos. Se você não criou esta conta, ignore este e-mail.`,
    },
  },
  recovery: {
    es: {
      subject: 'Recupera tu contraseña de Vigía',
      text: (code) =>
        `Tu código para elegir otra contraseña es ${code}. Vence en 15 minutos. Si no lo pediste, ignora este e-mail.`,
    },
    en: {
      subject: 'Recover your Vigía password',
      text: (code) =>
        `Your code to choose another password is ${code}. It expires in 15 minutes. If you did not ask for it, ignore this e-mail.`,
    },
    pt: {
      subject: 'Recupere a sua senha do Vigía',
      text: (code) =>
        `O seu código para escolher outra senha é ${code}. Ele expira em 15 minutos. Se você não o pediu, ignore este e-mail.`,
    },
  },
};

/** The e-mail that carries a code, in the words of its reader. */
export function codeMail(purpose: CodePurpose, lang: Language, code: string): { subject: string; text: string } {
  const { subject, text } = mails[purpose][lang];
  return { subject, text: text(code) };
}

import type { Language } from './languages';
import type { SignInRefusal } from './sign-in';

/** The sentences of the marketplace's own pages. */
export interface IdentityMessages {
  marketplace: string;
  signInTitle: string;
  signInIntro: string;
  login: string;
  password: string;
  submit: string;
  cancel: string;
  refused: Record<SignInRefusal, string>;
  missing: string;
  expiredTitle: string;
  expiredText: string;
  signedOutTitle: string;
  signedOutText: string;
  confirmTitle: string;
  confirmText: string;
  confirmYes: string;
  confirmNo: string;
  errorTitle: string;
  errorText: string;
  back: string;
  enrolTitle: string;
  enrolCountry: string;
  enrolText: string;
  enrolNeeds: string;
  enrolNeeded: readonly string[];
  enrolDemo: string;
}

export const identityMessages: Record<Language, IdentityMessages> = {
  es: {
    marketplace: 'Mercado Demo',
    signInTitle: 'Ingresa con tu cuenta',
    signInIntro: 'Vigía usará tu cuenta del marketplace para saber quién eres.',
    login: 'E-mail o usuario',
    password: 'Contraseña',
    submit: 'Ingresar',
    cancel: 'Volver a Vigía',
    refused: {
      WRONG_CREDENTIALS: 'El usuario o la contraseña no son correctos. Revísalos e inténtalo de nuevo.',
      NOT_PRODUCT_CREDENTIALS: 'Esta cuenta es de otro producto y no sirve para ingresar a Vigía.',
      WRONG_MARKETPLACE_ACCOUNT:
        'Esta cuenta del marketplace no pertenece a ningún miembro del programa. Ingresa con otra.',
      NO_REPORT_PERMISSION: 'Esta cuenta no tiene permiso para denunciar.',
      TOO_MANY_ATTEMPTS: 'Hubo demasiados intentos con este usuario. Espera unos minutos e inténtalo de nuevo.',
    },
    missing: 'Completa el usuario y la contraseña.',
    expiredTitle: 'El ingreso venció',
    expiredText: 'Pasó demasiado tiempo o la página se abrió en otro navegador. Vuelve a Vigía y empieza de nuevo.',
    signedOutTitle: 'Cerraste tu sesión',
    signedOutText: 'Tu sesión del marketplace terminó en este navegador.',
    confirmTitle: '¿Cerrar también la sesión del marketplace?',
    confirmText: 'Si la dejas abierta, la próxima vez no hará falta escribir tu contraseña.',
    confirmYes: 'Cerrar la sesión',
    confirmNo: 'Dejarla abierta',
    errorTitle: 'No pudimos completar el ingreso',
    errorText: 'El pedido no era válido o ya venció. Vuelve a Vigía y empieza de nuevo.',
    back: 'Volver a Vigía',
    enrolTitle: 'Inscribe tus derechos',
    enrolCountry: 'País',
    enrolText:
      'Las marcas y los demás derechos que inscribes aquí son aquellos por los que después puedes denunciar desde Vigía.',
    enrolNeeds: 'Ten a mano:',
    enrolNeeded: [
      'el número y el título de cada registro',
      'el documento que dice que puedes representar a su titular',
      'el correo de tu cuenta del marketplace',
    ],
    enrolDemo: 'Esta página es una demostración: aquí no se pide ni se guarda nada.',
  },
  en: {
    marketplace: 'Demo Market',
    signInTitle: 'Sign in with your account',
    signInIntro: 'Vigía will use your marketplace account to know who you are.',
    login: 'E-mail or username',
    password: 'Password',
    submit: 'Sign in',
    cancel: 'Back to Vigía',
    refused: {
      WRONG_CREDENTIALS: 'The username or the password is wrong. Check them and try again.',
      NOT_PRODUCT_CREDENTIALS: 'This account belongs to another product and cannot be used to sign in to Vigía.',
      WRONG_MARKETPLACE_ACCOUNT:
        'This marketplace account belongs to no member of the programme. Sign in with another one.',
      NO_REPORT_PERMISSION: 'This account has no permission to report.',
      TOO_MANY_ATTEMPTS: 'There were too many attempts with this username. Wait a few minutes and try again.',
    },
    missing: 'Fill in the username and the password.',
    expiredTitle: 'This sign-in has expired',
    expiredText: 'Too much time went by, or the page was opened in another browser. Go back to Vigía and start again.',
    signedOutTitle: 'You are signed out',
    signedOutText: 'Your marketplace session has ended in this browser.',
    confirmTitle: 'Sign out of the marketplace too?',
    confirmText: 'If you stay signed in, you will not need to type your password next time.',
    confirmYes: 'Sign out',
    confirmNo: 'Stay signed in',
    errorTitle: 'We could not complete the sign-in',
    errorText: 'The request was not valid or has expired. Go back to Vigía and start again.',
    back: 'Back to Vigía',
    enrolTitle: 'Enrol your rights',
    enrolCountry: 'Country',
    enrolText: 'The trademarks and other rights that you enrol here are the ones that you can report for from Vigía.',
    enrolNeeds: 'Have at hand:',
    enrolNeeded: [
      'the number and the title of each registration',
      'the document that says that you may represent its holder',
      'the e-mail of your marketplace account',
    ],
    enrolDemo: 'This page is a demonstration: nothing is asked for or kept here.',
  },
  pt: {
    marketplace: 'Mercado Demo',
    signInTitle: 'Entre com a sua conta',
    signInIntro: 'O Vigía usará a sua conta do marketplace para saber quem você é.',
    login: 'E-mail ou usuário',
    password: 'Senha',
    submit: 'Entrar',
    cancel: 'Voltar ao Vigía',
    refused: {
      WRONG_CREDENTIALS: 'O usuário ou a senha estão incorretos. Confira e tente novamente.',
      NOT_PRODUCT_CREDENTIALS: 'Esta conta é de outro produto e não serve para entrar no Vigía.',
      WRONG_MARKETPLACE_ACCOUNT: 'Esta conta do marketplace não pertence a nenhum membro do programa. Entre com outra.',
      NO_REPORT_PERMISSION: 'Esta conta não tem permissão para denunciar.',
      TOO_MANY_ATTEMPTS: 'Houve tentativas demais com este usuário. Espere alguns minutos e tente novamente.',
    },
    missing: 'Preencha o usuário e a senha.',
    expiredTitle: 'Este acesso expirou',
    expiredText: 'Passou tempo demais ou a página foi aberta em outro navegador. Volte ao Vigía e comece de novo.',
    signedOutTitle: 'Você saiu da sua conta',
    signedOutText: 'A sua sessão do marketplace terminou neste navegador.',
    confirmTitle: 'Sair também do marketplace?',
    confirmText: 'Se a sessão continuar aberta, não será preciso digitar a senha da próxima vez.',
    confirmYes: 'Sair',
    confirmNo: 'Continuar conectado',
    errorTitle: 'Não foi possível concluir o acesso',
    errorText: 'O pedido não era válido ou já expirou. Volte ao Vigía e comece de novo.',
    back: 'Voltar ao Vigía',
    enrolTitle: 'Cadastre seus direitos',
    enrolCountry: 'País',
    enrolText:
      'As marcas e os outros direitos que você cadastra aqui são aqueles pelos quais depois pode denunciar no Vigía.',
    enrolNeeds: 'Tenha em mãos:',
    enrolNeeded: [
      'o número e o título de cada registro',
      'o documento que diz que você pode representar o titular',
      'o e-mail da sua conta do marketplace',
    ],
    enrolDemo: 'Esta página é uma demonstração: nada é pedido nem guardado aqui.',
  },
};

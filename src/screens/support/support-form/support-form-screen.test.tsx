import { describe, expect, test } from 'vitest';
import {
  answers,
  answersInTurn,
  neverAnswers,
  refuses,
  startWith,
  type FakePorts,
  type SystemActorFacts,
} from '../../../../machines/simulator/answers';
import { supportFormMachine } from '../../../../machines/support/support-form/support-form.machine';
import { signedOutSystemActors } from '../../../../machines/simulator/sample-system-actors';
import {
  sampleMessageOutbox,
  signedInSystemActors,
  supportFormInput,
  typedMessage,
} from '../../../../machines/support/support-form/support-form.samples';
import { act } from '../../../../tests/act';
import { getButton, getElement, press, renderNode, fillField, type TestLanguage } from '../../../../tests/render-node';
import { SupportFormScreen } from './support-form-screen';

type PortFake = FakePorts['sendMessageToSupport'];

function open(
  systemActors: SystemActorFacts,
  { port = neverAnswers(), lang = 'es' }: { port?: PortFake; lang?: TestLanguage } = {},
) {
  const stage = startWith(supportFormMachine, {
    input: supportFormInput,
    systemActors,
    ports: {
      sendMessageToSupport: port,
      readDrafts: answers([]),
      writeDraft: answers(undefined),
      deleteDraft: answers(undefined),
    },
  });
  const { host } = renderNode(<SupportFormScreen actor={stage.actor} />, lang);
  return {
    ...stage,
    host,
    button: (name: string) => getButton(host, name),
    text: () => host.textContent ?? '',
    alert: () => host.querySelector('[role=alert] strong')?.textContent ?? null,
    submit: async () => {
      await act(async () => {
        getElement<HTMLFormElement>(host, 'form').requestSubmit();
        await stage.settle();
      });
    },
    type: (values: Partial<typeof typedMessage>) => {
      for (const [name, text] of Object.entries(values)) fillField(getElement(host, `[name=${name}]`), text);
    },
    names: () => [...host.querySelectorAll('[name]')].map((field) => field.getAttribute('name')),
  };
}

/** What stands under a field, announced as its description. */
function errorOf(host: ParentNode, name: string): string | null {
  const field = getElement(host, `[name=${name}]`);
  if (field.getAttribute('aria-invalid') !== 'true') return null;
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return document.getElementById(ids.find((id) => id.endsWith('-error')) ?? '')?.textContent ?? null;
}

describe('the support form signed out', () => {
  test('SUP-03 asks for e-mail, country, user and message', () => {
    const { names, host } = open(signedOutSystemActors);
    expect(names()).toEqual(['email', 'siteId', 'userId', 'message']);
    const countries = [...host.querySelectorAll('option')].map((option) => option.textContent);
    expect(countries).toHaveLength(19);
    expect(countries.slice(0, 3)).toEqual(['Elige un país', 'Argentina', 'Bolivia']);
  });

  test.each([
    ['es', 'dentro de las 48 horas'],
    ['en', 'within 48 hours'],
    ['pt', 'em até 48 horas'],
  ] as const)('SUP-07 promises an answer within 48 hours: %s', (lang, promise) => {
    expect(getElement(open(signedOutSystemActors, { lang }).host, 'h1 + p').textContent).toContain(promise);
  });

  test('SUP-05 says at each field what it lacks', async () => {
    const port = answers({ caseId: '90000001' });
    const { host, submit, type } = open(signedOutSystemActors, { port });
    await submit();
    const told = () => ['email', 'siteId', 'userId', 'message'].map((name) => errorOf(host, name));
    expect(told()).toEqual([
      'Escribe tu correo.',
      'Elige el país.',
      'Escribe tu usuario del marketplace.',
      'Cuéntanos en qué necesitas ayuda.',
    ]);
    expect(document.activeElement).toBe(getElement(host, '[name=email]'));
    const blank = told();
    type({ ...typedMessage, email: '  ', userId: '  ', message: ' \n ' });
    await submit();
    expect([port.asked, told()]).toEqual([[], [blank[0], null, blank[2], blank[3]]]);
    type({ ...typedMessage, email: 'vera@marca' });
    expect(told()).toEqual([null, null, null, null]);
    await submit();
    expect(told()).toEqual([expect.stringContaining('nombre@ejemplo.com'), null, null, null]);
  });

  test('SUP-06 SUP-07 shows the case of each message, that can be copied, and when the answer comes', async () => {
    const port = answersInTurn<{ caseId: string | null }>(
      { ok: true, value: { caseId: '90000001' } },
      { ok: true, value: { caseId: '90000002' } },
    );
    const { host, submit, type, text, button, names } = open(signedOutSystemActors, { port: port as PortFake });
    type(typedMessage);
    await submit();
    expect(getElement(host, '[role=status] h2').textContent).toBe('Recibimos tu mensaje');
    expect(getElement(host, 'button[aria-label]').getAttribute('aria-label')).toContain('90000001');
    expect(text()).toContain('Te respondemos a vera@marca.test dentro de las 48 horas.');
    press(button('Escribir otro mensaje'));
    expect(names()).toContain('message');
    expect(getElement<HTMLTextAreaElement>(host, 'textarea').value).toBe('');
    type({ message: 'Otra pregunta' });
    await submit();
    expect(getElement(host, 'button[aria-label]').getAttribute('aria-label')).toContain('90000002');
    expect(text()).not.toContain('90000001');
  });

  test.each([
    ['es', 'Algo salió mal al enviar tu mensaje. Lo que escribiste sigue aquí.'],
    ['en', 'Something went wrong while sending your message. What you wrote is still here.'],
    ['pt', 'Algo deu errado ao enviar a sua mensagem. O que você escreveu continua aqui.'],
  ] as const)('ERR-68 a refusal is told in %s and the text stays', async (lang, sentence) => {
    const { host, submit, type, alert } = open(signedOutSystemActors, { port: refuses('INVALID_INPUT'), lang });
    type(typedMessage);
    await submit();
    expect(alert()).toBe(sentence);
    expect(getElement<HTMLTextAreaElement>(host, 'textarea').value).toBe('No puedo ingresar');
    expect(getElement<HTMLSelectElement>(host, 'select').value).toBe('MLB');
  });

  test('ERR-68 a lost answer is told as open, with both ways on', async () => {
    const port = answersInTurn<{ caseId: string | null }>(
      { ok: false, failure: { code: 'BAD_STATUS', values: { status: 500 } } },
      { ok: true, value: { caseId: '90000002' } },
    );
    const { host, submit, type, alert, button, text, settle } = open(signedOutSystemActors, { port: port as PortFake });
    type(typedMessage);
    await submit();
    expect(alert()).toContain('Algo salió mal al enviar tu mensaje.');
    expect(text()).toContain('puede que haya llegado');
    expect(getElement<HTMLTextAreaElement>(host, 'textarea').readOnly).toBe(true);
    expect(button('Seguir escribiendo')).toBeTruthy();
    press(button('Enviar de nuevo'));
    await act(() => settle());
    expect(text()).toContain('90000002');
  });
});

describe('the support form signed in', () => {
  test('SUP-03 shows who writes and asks for the message alone', () => {
    const { names, host } = open(signedInSystemActors);
    expect(names()).toEqual(['message']);
    expect([...host.querySelectorAll('dd')].map((fact) => fact.textContent)).toEqual([
      'ana@vigia.test',
      'Argentina',
      '1',
    ]);
  });

  test('while the message is on its way the text stays and the button is busy, once', async () => {
    const { host, submit, type, button, receivedBy, text } = open(signedInSystemActors);
    type({ message: 'Hola' });
    await submit();
    expect(button('Enviar mensaje').getAttribute('aria-busy')).toBe('true');
    expect(text()).toContain('Enviando tu mensaje…');
    expect(getElement<HTMLTextAreaElement>(host, 'textarea').readOnly).toBe(true);
    await submit();
    expect(receivedBy('outbox')).toHaveLength(1);
  });

  test('without a connection it says that the message waits', async () => {
    const { submit, type, setFacts, text } = open(signedInSystemActors);
    type({ message: 'Hola' });
    await submit();
    act(() => setFacts('outbox', sampleMessageOutbox('waiting', 'id-1') as never));
    expect(text()).toContain('No hay conexión. Tu mensaje se envía solo en cuanto vuelva.');
  });

  test('SUP-06 shows the case that the outbox brought, for each message its own', async () => {
    const { submit, type, text, button, settleWork } = open(signedInSystemActors);
    type({ message: 'Hola' });
    await submit();
    act(() => settleWork({ ok: true, value: { caseId: '90000001' } }));
    expect(text()).toContain('90000001');
    expect(text()).toContain('ana@vigia.test');
    press(button('Escribir otro mensaje'));
    type({ message: 'Otra pregunta' });
    await submit();
    act(() => settleWork({ ok: true, value: { caseId: '90000002' } }));
    expect(text()).toContain('90000002');
    expect(text()).not.toContain('90000001');
  });
});

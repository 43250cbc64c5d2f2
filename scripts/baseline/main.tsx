import '@mantine/core/styles/baseline.css';
import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/ActionIcon.css';
import '@mantine/core/styles/PasswordInput.css';
import '@mantine/core/styles/UnstyledButton.css';
import { Box, Button, MantineProvider, PasswordInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { createRoot } from 'react-dom/client';
import { FormattedMessage, IntlProvider } from 'react-intl';
import { assign, createActor, setup } from 'xstate';

/** The least that a console of these libraries can be: the form of the sign-in, in one file, with nothing to wait for. */
const tries = createActor(
  setup({ types: { context: {} as { count: number } } }).createMachine({
    context: { count: 0 },
    on: { try: { actions: assign({ count: ({ context }) => context.count + 1 }) } },
  }),
).start();

const text = (value: string) => [{ type: 0 as const, value }];
const messages = {
  'login.title.text': text('Entra a Vigía'),
  'login.lead.text': text('Con el usuario y la contraseña que te dio tu organización.'),
  'login.user.label': text('Usuario'),
  'login.password.label': text('Contraseña'),
  'login.submit.button': text('Entrar'),
};

function Form() {
  const busy = useSelector(tries, ({ context }) => context.count > 0);
  const form = useForm({ mode: 'uncontrolled', initialValues: { user: '', password: '' } });
  return (
    <main>
      <h1>
        <FormattedMessage id="login.title.text" />
      </h1>
      <p>
        <FormattedMessage id="login.lead.text" />
      </p>
      <Box component="form" noValidate onSubmit={form.onSubmit(() => tries.send({ type: 'try' }))}>
        <TextInput {...form.getInputProps('user')} size="md" label={<FormattedMessage id="login.user.label" />} />
        <PasswordInput
          {...form.getInputProps('password')}
          size="md"
          label={<FormattedMessage id="login.password.label" />}
        />
        <Button type="submit" size="md" loading={busy}>
          <FormattedMessage id="login.submit.button" />
        </Button>
      </Box>
    </main>
  );
}

const router = createRouter({
  routeTree: createRootRoute({ component: Form, notFoundComponent: Form, staticData: { address: 'login' } }),
});
const container = document.getElementById('root');
if (container)
  createRoot(container).render(
    <MantineProvider withCssVariables={false} withGlobalClasses={false}>
      <IntlProvider locale="es" messages={messages as never}>
        <RouterProvider router={router} />
      </IntlProvider>
    </MantineProvider>,
  );

import { Box } from '@mantine/core';
import type { ComponentProps } from 'react';

/** A form with secrets: before anybody listens, one of another method would write them into the address. */
export function PrivateForm(props: ComponentProps<'form'>) {
  return <Box component="form" method="dialog" noValidate {...props} />;
}

import { createFileRoute } from '@tanstack/react-router';
import { paramsOf, searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/$lang')({
  params: { parse: paramsOf('landing') },
  validateSearch: searchOf('landing'),
  staticData: shows('landing', async () => (await import('../screens/session/landing/landing-screen')).LandingScreen),
});

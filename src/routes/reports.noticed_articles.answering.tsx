import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/reports/noticed_articles/answering')({
  validateSearch: searchOf('answering'),
  staticData: shows(
    'answering',
    async () => (await import('../screens/cases/answering/answering-screen')).AnsweringScreen,
  ),
});

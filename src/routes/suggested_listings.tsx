import { createFileRoute } from '@tanstack/react-router';
import { searchOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/suggested_listings')({
  validateSearch: searchOf('suggestions'),
  staticData: shows(
    'suggestions',
    async () => (await import('../screens/search/suggestions/suggestions-screen')).SuggestionsScreen,
  ),
});

import { createFileRoute } from '@tanstack/react-router';
import { paramsOf } from '../../machines/domain/locations';
import { shows } from './-shows';

export const Route = createFileRoute('/send_notice/$articleId')({
  params: { parse: paramsOf('sendNotice') },
  staticData: shows(
    'sendNotice',
    async () => (await import('../screens/listings/send-notice/send-notice-screen')).SendNoticeScreen,
  ),
});

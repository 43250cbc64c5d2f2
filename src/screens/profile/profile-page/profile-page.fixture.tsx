import { profilePageMachine } from '../../../../machines/profile/profile-page/profile-page.machine';
import { profilePageInput } from '../../../../machines/profile/profile-page/profile-page.samples';
import { answers, startWith, type FakePorts } from '../../../../machines/rehearsal/answers';
import { sampleNow, type sampleSeats } from '../../../../machines/rehearsal/sample-seats';
import { rendered, type Words } from '../../../../tests/rendered';
import { standardConfig } from '../../../seams/config';
import { ConfigContext } from '../../../seams/use-config';
import { ConsoleContext } from '../../../seams/use-console';
import { ProfilePageScreen } from './profile-page-screen';

interface Opening {
  seats: ReturnType<typeof sampleSeats>;
  efficiency?: FakePorts['efficiency'];
  lang?: Words;
}

/** The page of a profile, over these seats, once its answer is painted; `cardOf` is the card of that title. */
export async function openProfilePage({ seats, efficiency = answers({ level: 'high' as const }), lang }: Opening) {
  const stage = startWith(profilePageMachine, {
    input: profilePageInput,
    seats,
    ports: { efficiency },
    now: sampleNow,
  });
  await stage.settle();
  const { host } = rendered(
    <ConfigContext value={standardConfig}>
      <ConsoleContext value={stage.actor}>
        <ProfilePageScreen actor={stage.actor} />
      </ConsoleContext>
    </ConfigContext>,
    lang,
  );
  const cardOf = (title: string) => {
    const card = [...host.querySelectorAll('section')].find((each) => each.querySelector('h2')?.textContent === title);
    if (card === undefined) throw new Error(`There is no card "${title}".`);
    return card;
  };
  return { ...stage, host, cardOf };
}

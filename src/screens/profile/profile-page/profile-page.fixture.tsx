import { profilePageMachine } from '../../../../machines/profile/profile-page/profile-page.machine';
import { profilePageInput } from '../../../../machines/profile/profile-page/profile-page.samples';
import { answers, startWith, type FakePorts } from '../../../../machines/simulator/answers';
import { sampleNow, type sampleSystemActors } from '../../../../machines/simulator/sample-system-actors';
import { renderNode, type TestLanguage } from '../../../../tests/render-node';
import { standardConfig } from '../../../seams/config';
import { ConfigContext } from '../../../seams/use-config';
import { ConsoleContext } from '../../../seams/use-console';
import { ProfilePageScreen } from './profile-page-screen';

interface Opening {
  systemActors: ReturnType<typeof sampleSystemActors>;
  efficiency?: FakePorts['efficiency'];
  lang?: TestLanguage;
}

/** The page of a profile, over these system actors, once its answer is painted; `cardOf` is the card of that title. */
export async function openProfilePage({
  systemActors,
  efficiency = answers({ level: 'high' as const }),
  lang,
}: Opening) {
  const stage = startWith(profilePageMachine, {
    input: profilePageInput,
    systemActors,
    ports: { efficiency },
    now: sampleNow,
  });
  await stage.settle();
  const { host } = renderNode(
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

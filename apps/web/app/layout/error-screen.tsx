import { HeaderSearch } from '@dopahiya/discovery';
import { paths } from '@dopahiya/domain/site';
import { PageHead } from '@dopahiya/site';
import { MessagePage } from '@dopahiya/ui-kit/frame';
import { isRouteErrorResponse } from 'react-router';
import * as texts from '#texts/error-screen';

const home = { label: texts.home, to: paths.home };

const search = { title: texts.search, field: <HeaderSearch /> };

const waysOn = [
  { label: texts.bestBikes, to: paths.bestBikes },
  { label: texts.newScooters, to: paths.newScooters },
  { label: texts.electric, to: paths.electric },
  { label: texts.usedBikes, to: paths.usedBikes },
  { label: texts.contactUs, to: paths.contactUs },
];

/** Error page for a missing or broken page, with links onward. */
export function ErrorScreen({ error }: { error: unknown }) {
  const message = isRouteErrorResponse(error) && error.status === 404 ? texts.missing : texts.broken;
  return (
    <>
      <PageHead title={texts.headTitle(message.title)} description={message.text} />
      <Content message={message} />
    </>
  );
}

/** Content of the page for a missing address. */
export const MissingPage = () => <Content message={texts.missing} />;

const Content = ({ message }: { message: { title: string; text: string } }) => (
  <MessagePage {...message} action={home} search={search} waysOn={waysOn} />
);

import { paths } from '@dopahiya/domain/site';
import { Breadcrumb, Container, Later, PageTitle, Skeleton } from '@dopahiya/ui-kit';
import * as texts from '#texts/choose-page';

const loadSection = async () => (await import('./choose-section.tsx')).ChooseSection;

/** Choose: the bikes that sell most, by name. */
export function ChoosePage() {
  return (
    <>
      <Container>
        <Breadcrumb trail={[{ label: texts.home, to: paths.home }]} current={texts.title} />
        <PageTitle intro={texts.intro}>{texts.title}</PageTitle>
      </Container>
      <Later load={loadSection} fallback={<Skeleton height="360px" />} />
    </>
  );
}

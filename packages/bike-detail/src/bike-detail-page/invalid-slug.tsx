import { paths } from '@dopahiya/domain';
import { showToast } from '@dopahiya/ui-kit';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { invalidSlugFailure } from '../bike-failure.ts';
import { BikeFailureScreen } from './bike-failure-screen.tsx';

/** Says that no bike can have such a slug, and goes on to all bikes; without scripts a link leads there. */
export function InvalidSlug() {
  const navigate = useNavigate();
  useEffect(() => {
    showToast({ kind: 'error', text: invalidSlugFailure.message });
    void navigate(paths.bikes, { replace: true });
  }, [navigate]);
  return <BikeFailureScreen failure={invalidSlugFailure} />;
}

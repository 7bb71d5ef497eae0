import { featurePreview } from '@peyk/shared-testing-web';

export default featurePreview();

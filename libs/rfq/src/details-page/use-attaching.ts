import { calls, type QuoteCheckout } from '@shop/api-contracts';
import { useUpload, type FormError, type Upload } from '@shop/design-system';
import { uploadBounds } from '@shop/forms';
import { callOrThrow, useApp } from '@shop/platform';
import { useState } from 'react';
import { useQuoteRequest } from '../quote-request/quote-request-context.ts';
import { keepQuoteCheckout, quoteCheckoutQuery } from '../quote-request/quote-checkout-query.ts';
import { useText } from '../text.ts';

export const attachmentField = 'attachment';

type Files = QuoteCheckout['files'];

export interface Attaching {
  upload: Upload;
  /** Replaces the files shown. */
  change: (work: (files: Files) => Files) => void;
  /** True if a chosen file would be missing from the request; from then on `errors` says so. */
  holdBack: () => boolean;
  errors: FormError[];
}

/** Uploads files for a request and blocks sending while a chosen file is missing. */
export function useAttaching(): Attaching {
  const t = useText();
  const app = useApp();
  const { checkout, person } = useQuoteRequest();
  const { cartId } = checkout;
  const [held, setHeld] = useState<'sending' | 'failed'>();
  const change: Attaching['change'] = (work) => {
    // several uploads may be pending
    const present = app.queryClient.getQueryData(quoteCheckoutQuery(app, cartId, person.scope).queryKey) ?? checkout;
    keepQuoteCheckout(app, { ...present, files: work(present.files) }, person.scope);
  };
  const upload = useUpload({
    ...uploadBounds,
    atOnce: true,
    async upload(file, options) {
      const stored = await callOrThrow(
        app.api,
        calls.quoteCheckout.attachFile,
        { query: { cartId } },
        { file, ...options },
      );
      change((present) => [...present, stored]);
      // free for the next file
      upload.clear();
      return stored;
    },
  });
  const { file, share, uploadError } = upload;
  const obstacle = share !== undefined ? 'sending' : uploadError !== undefined ? 'failed' : undefined;
  const isReported = file !== undefined && obstacle !== undefined && obstacle === held;
  return {
    upload,
    change,
    holdBack() {
      setHeld(obstacle);
      return obstacle !== undefined;
    },
    errors: isReported
      ? [
          {
            // while a file is being sent the field is not focusable: no field has the other name
            field: obstacle === 'failed' ? attachmentField : 'sending',
            message: t(`rfq.error.file.${obstacle}`, { name: file.name }),
          },
        ]
      : [],
  };
}

import { calls, type Quote } from '@shop/api-contracts';
import { codeOf, usePortalPerson } from '@shop/platform';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { isOutcomeUnknown } from './is-outcome-unknown.ts';
import { quoteQuery } from './quotes-query.ts';

interface QuoteMove<Input> {
  quoteNumber: string;
  /** The call; the same `idempotencyKey` as long as nobody knows whether it was done. */
  send: (input: Input, idempotencyKey: string) => Promise<Quote>;
  onDone?: (input: Input) => void;
  /** Whether the request, as it was read last, shows that it was done: this counts where the answer was lost. */
  isSeenDone?: (input: Input) => boolean;
}

/**
 * Something that is done about a request: what is answered is shown at once. Refused for how the request stands (409), it is read again. An
 * answer that was lost is asked for again under the key of the same intent, so that nothing is done twice.
 */
export function useQuoteMove<Input>({ quoteNumber, send, onDone, isSeenDone }: QuoteMove<Input>) {
  const queryClient = useQueryClient();
  const { queryKey } = quoteQuery(usePortalPerson().scope, quoteNumber);
  const intent = useRef<{ input: string; key: string }>(undefined);
  const move = useMutation<Quote, Error, Input>({
    networkMode: 'always',
    async mutationFn(input) {
      const text = JSON.stringify(input);
      if (intent.current?.input !== text) intent.current = { input: text, key: crypto.randomUUID() };
      // an older reading that is still under way must not overtake the answer
      await queryClient.cancelQueries({ queryKey });
      try {
        const quote = await send(input, intent.current.key);
        intent.current = undefined;
        return quote;
      } catch (error) {
        if (!isOutcomeUnknown(error)) intent.current = undefined;
        throw error;
      }
    },
    onSuccess(quote, input) {
      queryClient.setQueryData(queryKey, quote);
      void queryClient.invalidateQueries({ queryKey: [calls.quotes.list.name] });
      onDone?.(input);
    },
    async onError(error) {
      if (staleCodes.has(codeOf(error) ?? '')) await queryClient.invalidateQueries({ queryKey });
    },
  });
  const { error, variables } = move;
  const isSeen =
    error !== null && isOutcomeUnknown(error) && variables !== undefined && isSeenDone?.(variables) === true;
  const takeAsAnswer = useEffectEvent(() => {
    if (variables === undefined) return;
    intent.current = undefined;
    move.reset();
    void queryClient.invalidateQueries({ queryKey: [calls.quotes.list.name] });
    onDone?.(variables);
  });
  useEffect(() => {
    if (isSeen) takeAsAnswer();
  }, [isSeen]);
  return move;
}

/** The request stands otherwise than this page shows it. */
const staleCodes = new Set(['line_taken', 'offer_being_paid', 'offer_expired', 'offer_revised', 'quote_state']);

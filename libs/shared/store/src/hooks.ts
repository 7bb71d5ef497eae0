import { useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { AppDispatch, AppStore, RootState } from './create-app-store';
import { layoutEvents, type PageHeading } from './layout.slice';

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
/** For what has to be read when it happens, long after the last drawing. */
export const useAppStore = useStore.withTypes<AppStore>();

const PRODUCT_NAME = 'پیک';

/**
 * Tells the shell which page this is. Called once by every screen; the title also becomes the name of the browser's tab.
 *
 * @example usePage({ title: 'گزارش ارسال', backTo: '/reports' })
 */
export function usePage({ title, backTo, hideBack }: PageHeading): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(layoutEvents.pageShown({ title, backTo, hideBack }));
    document.title = title === '' ? PRODUCT_NAME : `${title} | ${PRODUCT_NAME}`;
  }, [dispatch, title, backTo, hideBack]);
}

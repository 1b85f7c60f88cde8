import type { ComponentType, VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/**
 * A component whose code is loaded when it is first shown. Nothing is shown until then.
 * @param load imports the component; called again if it fails
 * @param onFailure called if the code cannot be loaded, such as after an update of the extension
 */
export function lazyComponent<P extends object>(
  load: () => Promise<ComponentType<P>>,
  onFailure: (error: unknown) => void,
): (props: P) => VNode | null {
  let Loaded: ComponentType<P> | undefined;
  return function Lazy(props: P) {
    const [, redraw] = useState(0);
    useEffect(() => {
      if (Loaded) return;
      let isShown = true;
      load()
        .then((component) => {
          Loaded = component;
          if (isShown) redraw(1);
        })
        .catch(onFailure);
      return () => {
        isShown = false;
      };
    }, []);
    return Loaded ? <Loaded {...props} /> : null;
  };
}

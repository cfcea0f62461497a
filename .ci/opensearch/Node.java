import java.nio.file.Files;
import java.nio.file.Path;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/**
 * One node of OpenSearch that lives until it is ended. Writes its address to the file "address" in the folder it is given. With a number
 * from 1 to 3 it is that node of a cluster of three, each in a process of its own.
 */
public class Node {
  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[0]);
    int number = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 0;
    OpenSearchRunner runner = new OpenSearchRunner();
    runner.onBuild((ignored, settings) -> {
      if (number > 0) {
        settings.put("node.name", "Node " + number);
        settings.put("http.port", 9280 + number);
        settings.put("transport.port", 9380 + number);
        settings.put("discovery.seed_hosts", "127.0.0.1:9381,127.0.0.1:9382,127.0.0.1:9383");
        settings.put("cluster.initial_cluster_manager_nodes", "Node 1,Node 2,Node 3");
      } else {
        settings.put("discovery.seed_hosts", "127.0.0.1:9301");
        settings.put("cluster.initial_cluster_manager_nodes", "Node 1");
      }
      settings.put("http.host", "127.0.0.1");
      settings.put("transport.host", "127.0.0.1");
      settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
    });
    runner.build(
        OpenSearchRunner.newConfigs()
            .basePath(folder.resolve("node").toString())
            .numOfNode(1)
            .clusterName(number > 0 ? "rostra-test-of-three" : "rostra-test")
            .baseHttpPort(9200)
            .disableESLogger());
    if (number == 0) runner.ensureYellow();
    Path written = folder.resolve("address.new");
    Files.writeString(written, "http://127.0.0.1:" + runner.node().settings().get("http.port"));
    Files.move(written, folder.resolve("address"), java.nio.file.StandardCopyOption.REPLACE_EXISTING);
    Thread.currentThread().join();
  }
}

import java.nio.file.Files;
import java.nio.file.Path;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/** One node of OpenSearch that lives until it is ended. Writes its address to the file "address" in the folder it is given. */
public class Node {
  public static void main(String[] arguments) throws Exception {
    Path folder = Path.of(arguments[0]);
    OpenSearchRunner runner = new OpenSearchRunner();
    runner.onBuild((number, settings) -> {
      settings.put("discovery.seed_hosts", "127.0.0.1:9301");
      settings.put("cluster.initial_cluster_manager_nodes", "Node 1");
      settings.put("http.host", "127.0.0.1");
      settings.put("transport.host", "127.0.0.1");
      settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
    });
    runner.build(
        OpenSearchRunner.newConfigs()
            .basePath(folder.resolve("node").toString())
            .numOfNode(1)
            .clusterName("rostra-test")
            .baseHttpPort(9200)
            .disableESLogger());
    runner.ensureYellow();
    Path written = folder.resolve("address.new");
    Files.writeString(written, "http://127.0.0.1:" + runner.node().settings().get("http.port"));
    Files.move(written, folder.resolve("address"));
    Thread.currentThread().join();
  }
}
